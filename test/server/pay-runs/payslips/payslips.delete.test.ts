import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, draftWithPayslips, get } = await createPayRunFixture(app)

describe('payslips.delete', () => {
  it('deletes a payslip from a draft, and subtracts it from the totals', async () => {
    const { run, people } = await draftWithPayslips(['10.00', '20.00'])
    const [person_id = 0] = people
    const path = { id: run.id, person_id }
    await api.call('payslips.delete', { path })
    const now = await get(run.id)
    assert.deepEqual([now.totals.net, now.totals.people_count, now.version], ['20.00', 1, run.version + 1])
    await api.expectError(404, 'payslips.get', { path })
    await api.expectError(404, 'payslips.delete', { path })
    await api.call('people.delete', { path: { id: person_id } })
  })
})
