import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createPayRunFixture } from './pay-run-fixture.ts'

const app = await startTestApp()
const { api, draftWithPayslips, listEventTypes } = await createPayRunFixture(app)

describe('payRuns.delete', () => {
  it('deletes a draft with its payslips, and records payrun.deleted once', async () => {
    const { run, people } = await draftWithPayslips(['10.00'])
    await api.call('payRuns.delete', { path: { id: run.id } })
    await api.expectError(404, 'payRuns.get', { path: { id: run.id } })
    await api.expectError(404, 'payRuns.delete', { path: { id: run.id } })
    const [id = 0] = people
    assert.deepEqual((await api.call('people.payslips', { path: { id } })).body.data, [])
    assert.deepEqual(await listEventTypes(run.id), ['payrun.created', 'payrun.updated', 'payrun.deleted'])
  })
})
