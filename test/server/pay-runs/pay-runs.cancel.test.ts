import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPayRunFixture } from './pay-run-fixture.ts'

const app = await startTestApp()
const { api, draft, draftWithPayslips, approve, listEventTypes } = await createPayRunFixture(app)

describe('payRuns.cancel', () => {
  it('cancels a draft and an approved pay run once, and records the reason', async () => {
    const { id } = await draft()
    const { run } = await draftWithPayslips(['10.00'])
    const approved = await approve(run)
    for (const [number, events] of [
      [id, ['payrun.created', 'payrun.cancelled']],
      [run.id, ['payrun.created', 'payrun.updated', 'payrun.approved', 'payrun.cancelled']],
    ] as const) {
      const request = { path: { id: number }, body: { reason: 'Drafted twice' } }
      const { data } = (await api.call('payRuns.cancel', request)).body
      assert.deepEqual([data.status, data.allowed_actions], ['cancelled', []])
      if (number === run.id) assert.equal(data.approved_at, approved.approved_at)
      const { body } = await api.expectError(409, 'payRuns.cancel', request)
      assert.equal(body.current_status, 'cancelled')
      assert.deepEqual(await listEventTypes(number), events)
      const [entry] = await all(api, 'auditLog.list', { query: { action: 'payrun.cancelled', limit: 1 } })
      assert.deepEqual(entry?.detail, { pay_run_id: number, reason: 'Drafted twice' })
    }
  })
})
