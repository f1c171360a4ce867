import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { openDesk } from './pay-run-desk.ts'

const app = await startTestApp()
const { api, draft, draftOf, approve, get, eventsOf } = await openDesk(app)

describe('payRuns.update', () => {
  it('changes what is given, leaves the rest and records `payrun.updated`', async () => {
    const before = await draft({ metadata: { a: '1' } })
    const body = { pay_date: '2026-02-02', external_id: 'new' }
    const { data } = (await api.call('payRuns.update', { path: { id: before.id }, body })).body
    assert.deepEqual(data, { ...before, ...body, version: 2, updated_at: data.updated_at })
    assert.deepEqual(await eventsOf(before.id), ['payrun.created', 'payrun.updated'])
  })

  it('checks the period together with what stays', async () => {
    const { id } = await draft()
    const { body } = await api.refused(422, 'payRuns.update', { path: { id }, body: { period_end: '2025-12-31' } })
    assert.deepEqual(body.errors, [{ path: 'body.period_end', message: 'must not be before period_start' }])
  })

  it('refuses the external_id of another pay run', async () => {
    await draft({ external_id: 'taken' })
    const { id } = await draft()
    await api.refused(409, 'payRuns.update', { path: { id }, body: { external_id: 'taken' } })
  })

  it('changes neither type nor currency, and nothing that is approved', async () => {
    const { run } = await draftOf(['10.00'])
    for (const body of [{ type: 'regular' }, { currency: 'USD' }, {}]) {
      await api.refused(422, 'payRuns.update', { path: { id: run.id }, body })
    }
    const approved = await approve(run)
    const refused = await api.refused(409, 'payRuns.update', { path: { id: run.id }, body: { metadata: {} } })
    assert.deepEqual([refused.body.code, refused.body.current_status], ['illegal_state', 'approved'])
    assert.deepEqual(await get(run.id), approved)
  })
})
