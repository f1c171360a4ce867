import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPayRunFixture } from './pay-run-fixture.ts'

const app = await startTestApp()

describe('payRuns.list', () => {
  it('filters by type, status, external_id, pay date and time of the last change', async () => {
    const { api, draft, draftWithPayslips, approve } = await createPayRunFixture(app)
    const regular = await draft({ type: 'regular', pay_date: '2026-02-27', external_id: 'hr 1/2' })
    const { run } = await draftWithPayslips(['10.00'], { pay_date: '2026-03-31' })
    const approved = await approve(run)
    const list = async (query: Record<string, string>) =>
      (await all(api, 'payRuns.list', { query })).map(({ id }) => id)
    assert.deepEqual(await list({ type: 'regular' }), [regular.id])
    assert.deepEqual(await list({ status: 'approved' }), [run.id])
    assert.deepEqual(await list({ status: 'completed' }), [])
    assert.deepEqual(await list({ external_id: 'hr 1/2' }), [regular.id])
    assert.deepEqual(await list({ from: '2026-02-28' }), [run.id])
    assert.deepEqual(await list({ to: '2026-02-27' }), [regular.id])
    assert.deepEqual(await list({ from: '2026-02-27', to: '2026-03-31' }), [regular.id, run.id])
    assert.deepEqual(await list({ updated_since: approved.updated_at }), [run.id])
  })
})
