import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asJson } from '../../../server/db/as-json.ts'
import { caller } from '../../support/http.ts'
import { createCompensation } from '../../support/samples/compensation.ts'
import { createDepartment, createUser } from '../../support/samples/factories.ts'
import { createLeaveType } from '../../support/samples/leave.ts'
import { createOwnerFixture } from '../../support/samples/owner-fixture.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { api, business, addPerson } = await createOwnerFixture(app, 'report')
const business_id = business.id
const { id: engines } = await createDepartment(app, { business_id, name: 'Engines' })
const { id: timeOff } = await createLeaveType(app, { business_id, name: 'Time off in lieu' })
const { id: unpaid } = await createLeaveType(app, { business_id, name: 'Unpaid', paid: false })
const as_of = '2026-06-30'

const adjust = (person_id: number, days: number, leave_type_id = timeOff, effective_on = '2026-03-01') =>
  api.call('leaveBalances.adjust', { body: { person_id, leave_type_id, days, effective_on } })

const ada = await addPerson({ first_name: 'Ada', last_name: 'Lovelace', department_id: engines })
await createCompensation(app, { business_id, person_id: ada }) // 48,000.00 EUR a year
await adjust(ada, 10)
await adjust(ada, -2)
await adjust(ada, 5, unpaid)
await adjust(ada, 20, timeOff, '2026-07-01')

const grace = await addPerson({ department_id: engines })
await createCompensation(app, { business_id, person_id: grace, amount: '20.00', per: 'hour' })
await adjust(grace, 2.5)

const mary = await addPerson()
await adjust(mary, 1)

const joan = await addPerson()
await createCompensation(app, { business_id, person_id: joan, amount: '3000.00', currency: 'USD', per: 'month' })
const fourDays = { mon: 1, tue: 1, wed: 1, thu: 1, fri: 0, sat: 0, sun: 0 }
await app.db
  .updateTable('people')
  .set({ work_pattern: asJson(fourDays) })
  .where('id', '=', joan)
  .execute()
await adjust(joan, -1.5)

const leaver = await addPerson({ end_date: '2026-06-30' })
await adjust(leaver, 3)

describe('reports.leaveLiability', () => {
  it('multiplies unused days of paid leave by the daily rate, by currency', async () => {
    const { data } = (await api.call('reports.leaveLiability', { query: { as_of } })).body
    assert.deepEqual(data, {
      as_of,
      group_by: null,
      people: 4,
      days: 10,
      amounts: [
        { currency: 'EUR', amount: '1476.92' }, // 8 days of 48,000 ÷ 260
        { currency: 'USD', amount: '-259.62' }, // −1.5 days of 36,000 ÷ 208
      ],
      people_without_amount: 2,
      days_without_amount: 3.5,
      groups: [],
    })
  })

  it('groups by department and by leave type', async () => {
    const groups = async (group_by: 'department' | 'leave_type') =>
      (await api.call('reports.leaveLiability', { query: { as_of, group_by } })).body.data.groups
    assert.deepEqual(
      (await groups('department')).map(({ id, name, people, days }) => [id, name, people, days]),
      [
        [engines, 'Engines', 2, 10.5],
        [null, null, 2, -0.5],
      ],
    )
    assert.deepEqual(
      (await groups('leave_type')).map(({ id, people, days }) => [id, people, days]),
      [[timeOff, 4, 10]],
    )
  })

  it('has no amounts for callers without compensation:read', async () => {
    const { token } = await createUser(app, { business_id, role: 'admin', scopes: ['reports:read', 'leave:read'] })
    const limited = caller(app, token)
    const { data } = (await limited.call('reports.leaveLiability', { query: { as_of } })).body
    assert.deepEqual([data.days, data.amounts, data.people_without_amount], [10, null, null])
  })

  it('refuses a day in the future', async () => {
    await api.expectError(422, 'reports.leaveLiability', { query: { as_of: '2999-01-01' } })
  })
})
