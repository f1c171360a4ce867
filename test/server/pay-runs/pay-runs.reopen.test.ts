import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPayRunFixture } from './pay-run-fixture.ts'

const app = await startTestApp()
const { api, draftWithPayslips, approve, listEventTypes } = await createPayRunFixture(app)

describe('payRuns.reopen', () => {
  it('returns a pay run to draft without an approval, publishes payrun.reopened and records the reason', async () => {
    const { run } = await draftWithPayslips(['10.00'])
    const { version } = await approve(run)
    const path = { id: run.id }
    const header = { 'If-Match': `"${version}"` }
    const { data } = (await api.call('payRuns.reopen', { path, header, body: { reason: 'A bonus is missing' } })).body
    assert.deepEqual(data, { ...run, updated_at: data.updated_at, version: run.version + 2 })
    const types = ['payrun.created', 'payrun.updated', 'payrun.approved', 'payrun.reopened']
    assert.deepEqual(await listEventTypes(run.id), types)
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'payrun.reopened', limit: 1 } })
    assert.deepEqual(entry?.detail, { pay_run_id: run.id, reason: 'A bonus is missing' })
  })
})
