import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createUser, linkUser } from '../../../support/samples/factories.ts'
import { createPayRun } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson } = await createPayRunFixture(app)

describe('people.payslips', () => {
  it('returns the payslips of a person from all pay runs, to employees from approved and completed ones', async () => {
    const [id, other] = [await addPerson(), await addPerson()]
    const runs: Record<string, number> = {}
    for (const status of ['draft', 'approved', 'completed', 'cancelled'] as const) {
      runs[status] = (await createPayRun(app, { business_id: business.id, status, people: [id, other] })).id
    }
    const user = await createUser(app, { business_id: business.id, role: 'employee' })
    await linkUser(app, user.id, id)
    const employee = caller(app, user.token)

    const payslips = await all(api, 'people.payslips', { path: { id }, query: { limit: 3 } })
    assert.deepEqual(
      payslips.map(({ person_id, pay_run_id, pay_run_status }) => [person_id, pay_run_id, pay_run_status]),
      Object.entries(runs).map(([status, run]) => [id, run, status]),
    )
    const own = await all(employee, 'people.payslips', { path: { id }, query: { limit: 1 } })
    assert.deepEqual(
      own.map(({ pay_run_id }) => pay_run_id),
      [runs.approved, runs.completed],
    )
    await employee.expectError(404, 'people.payslips', { path: { id: other } })
  })

  it('returns the payslips of a deleted person', async () => {
    const id = await addPerson()
    await createPayRun(app, { business_id: business.id, status: 'completed', people: [id] })
    await api.call('people.delete', { path: { id } })
    assert.equal((await all(api, 'people.payslips', { path: { id } })).length, 1)
  })
})
