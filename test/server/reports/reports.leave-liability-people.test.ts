import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bookDueLines } from '../../../server/leave/balances/book-due-lines.ts'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all, caller } from '../../support/http.ts'
import { createCompensation } from '../../support/samples/compensation.ts'
import { createDepartment, createUser } from '../../support/samples/factories.ts'
import { createLeaveType } from '../../support/samples/leave.ts'
import { createOwnerFixture } from '../../support/samples/owner-fixture.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createTestWork } from '../../support/service/work.ts'

const app = await startTestApp()
const { api, business, addPerson } = await createOwnerFixture(app, 'report')
const business_id = business.id
const { id: engines } = await createDepartment(app, { business_id, name: 'Engines' })
const { id: timeOff } = await createLeaveType(app, { business_id, name: 'Time off in lieu' })
const as_of = '2026-06-30'
const adjust = (person_id: number, days: number) =>
  api.call('leaveBalances.adjust', {
    body: { person_id, leave_type_id: timeOff, days, effective_on: '2026-03-01' },
  })

const ada = await addPerson({ first_name: 'Ada', last_name: 'Lovelace', department_id: engines })
await createCompensation(app, { business_id, person_id: ada }) // 48,000.00 EUR a year
await adjust(ada, 8)
const grace = await addPerson()
await createCompensation(app, { business_id, person_id: grace, amount: '20.00', per: 'hour' })
await adjust(grace, 2.5)
const mary = await addPerson()
await adjust(mary, 1)
const joan = await addPerson()
await createCompensation(app, { business_id, person_id: joan, amount: '150.125', per: 'day' })
await adjust(joan, -1.5)

describe('reports.leaveLiabilityPeople', () => {
  it('lists the employed people with their rate, or the reason for having none', async () => {
    const people = await all(api, 'reports.leaveLiabilityPeople', { query: { as_of, limit: 2 } })
    assert.deepEqual(people[0], {
      person_id: ada,
      name: 'Ada Lovelace',
      department_id: engines,
      days: 8,
      currency: 'EUR',
      daily_rate: '184.6154',
      amount: '1476.92',
      no_amount_reason: null,
      leave_types: [{ leave_type_id: timeOff, days: 8, amount: '1476.92' }],
    } satisfies Schemas['LeaveLiabilityPerson'])
    assert.deepEqual(
      people.map(({ person_id, days, amount, no_amount_reason }) => [person_id, days, amount, no_amount_reason]),
      [
        [ada, 8, '1476.92', null],
        [grace, 2.5, null, 'hourly_rate'],
        [mary, 1, null, 'no_compensation'],
        [joan, -1.5, '-225.19', null],
      ],
    )
  })

  it('has no amounts without compensation:read, and needs leave:read', async () => {
    const { token } = await createUser(app, { business_id, role: 'admin', scopes: ['reports:read', 'leave:read'] })
    const people = (await caller(app, token).call('reports.leaveLiabilityPeople', { query: { as_of } })).body.data
    assert.ok(people.every(({ amount, no_amount_reason }) => amount === null && no_amount_reason === 'missing_scope'))
    const narrow = await createUser(app, { business_id, role: 'admin', scopes: ['reports:read'] })
    await caller(app, narrow.token).expectError(403, 'reports.leaveLiabilityPeople')
  })

  it('agrees with the balances of types that accrue, before and after due lines are booked', async () => {
    const own = await createOwnerFixture(app, 'report')
    const accrual = { business_id: own.business.id, days_per_year: 24, accrues_from: '2025-01-01' }
    await createLeaveType(app, { ...accrual, accrual_method: 'yearly', carry_over_max: 3 })
    await createLeaveType(app, { ...accrual, accrual_method: 'monthly' })
    await createLeaveType(app, { ...accrual, accrual_method: 'yearly', leave_year: 'hire_date' })
    await own.addPerson({ start_date: '2024-01-01' })
    await own.addPerson({ start_date: '2026-02-10', employment_type: 'contractor' })
    await own.addPerson({ start_date: '2026-03-15' })
    const day = new Date().toISOString().slice(0, 10)
    const check = async () => {
      const balances = await all(own.api, 'leaveBalances.list', { query: { as_of: day } })
      const expected = balances
        .map(({ person_id, leave_type_id, entitled, taken }) => [person_id, leave_type_id, entitled - taken])
        .filter(([, , days]) => days !== 0)
      const people = await all(own.api, 'reports.leaveLiabilityPeople')
      const rows = people.flatMap(({ person_id, leave_types }) =>
        leave_types.map(({ leave_type_id, days }) => [person_id, leave_type_id, days]),
      )
      assert.ok(expected.length > 3)
      assert.deepEqual(rows, expected)
    }
    await check()
    assert.ok((await bookDueLines(createTestWork(app, own.business.id))) > 0)
    await check()
  })
})
