import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createPayRunFixture } from './pay-run-fixture.ts'

const app = await startTestApp()
const { api, draft, listEventTypes } = await createPayRunFixture(app)

describe('payRuns.update', () => {
  it('changes the submitted fields and records payrun.updated', async () => {
    const before = await draft({ metadata: { a: '1' } })
    const body = { pay_date: '2026-02-02', external_id: 'new' }
    const { data } = (await api.call('payRuns.update', { path: { id: before.id }, body })).body
    assert.deepEqual(data, { ...before, ...body, version: 2, updated_at: data.updated_at })
    assert.deepEqual(await listEventTypes(before.id), ['payrun.created', 'payrun.updated'])
  })

  it('checks a submitted date against the stored one', async () => {
    const { id } = await draft()
    const { body } = await api.expectError(422, 'payRuns.update', { path: { id }, body: { period_end: '2025-12-31' } })
    assert.deepEqual(body.errors, [
      { path: 'body.period_end', code: 'ends_before_start', message: 'must not be before period_start' },
    ])
  })

  it('refuses the external_id of another pay run', async () => {
    await draft({ external_id: 'in-use' })
    const { id } = await draft()
    await api.expectError(409, 'payRuns.update', { path: { id }, body: { external_id: 'in-use' } })
  })
})
