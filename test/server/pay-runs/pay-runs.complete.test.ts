import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OperationId } from '../../../server/operation/contract/contract.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPayRunFixture, earning } from './pay-run-fixture.ts'

const app = await startTestApp()
const { api, addPerson, draft, draftWithPayslips, approve, get, listEventTypes } = await createPayRunFixture(app)

describe('payRuns.complete', () => {
  it('is final: every change to a completed pay run returns 409', async () => {
    const { run, people } = await draftWithPayslips(['10.00'])
    const [person_id = 0] = people
    const { id } = run
    await approve(run)
    const { data } = (await api.call('payRuns.complete', { path: { id } })).body
    assert.deepEqual([data.status, data.completed_at, data.allowed_actions], ['completed', data.updated_at, []])

    const attempts: [OperationId, Record<string, unknown>][] = [
      ['payRuns.update', { body: { pay_date: '2026-02-01' } }],
      ['payRuns.delete', {}],
      ['payRuns.approve', { header: { 'If-Match': '*' } }],
      ['payRuns.reopen', { body: { reason: 'Wrong' } }],
      ['payRuns.complete', {}],
      ['payRuns.cancel', { body: { reason: 'Wrong' } }],
      ['payslips.put', { body: { lines: [earning('1.00')] } }],
      ['payslips.putMany', { body: { payslips: [{ person_id, lines: [earning('1.00')] }] } }],
      ['payslips.delete', {}],
    ]
    for (const [operation, request] of attempts) {
      const { body } = await api.expectError(409, operation, { path: { id, person_id }, ...request })
      assert.deepEqual([body.code, body.current_status], ['illegal_state', 'completed'], operation)
    }
    assert.deepEqual(await get(id), data)
    const types = ['payrun.created', 'payrun.updated', 'payrun.approved', 'payrun.completed']
    assert.deepEqual(await listEventTypes(id), types)
  })

  it('completes a correction with a negative net pay', async () => {
    const { id } = await draft({ type: 'correction' })
    const path = { id, person_id: await addPerson() }
    await api.call('payslips.put', { path, body: { lines: [earning('-10.00')] } })
    await approve(await get(id))
    const { data } = (await api.call('payRuns.complete', { path: { id } })).body
    assert.equal(data.totals.net, '-10.00')
  })
})
