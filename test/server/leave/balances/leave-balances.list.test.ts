import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, day, from } from '../leave-fixture.ts'

const app = await startTestApp()
const fixture = await createLeaveFixture(app)
const { api, addPerson, addMember, requestLeave, approve, readBalance } = fixture

const year = new Date().getUTCFullYear()
/** Creates a leave type that accrues 24 days with each leave year, 4 of which may carry over. */
const vacation = () =>
  fixture.addLeaveType({
    allow_negative: false,
    accrual_method: 'yearly',
    days_per_year: 24,
    carry_over_max: 4,
    accrues_from: `${year}-01-01`,
  })

describe('leaveBalances.list', () => {
  it('shows the balance on a day, with its lines', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await vacation()]
    const taken = await requestLeave({ person_id, leave_type_id, ...from(0, 1) })
    const scheduled = await requestLeave({ person_id, leave_type_id, ...from(7) })
    const pending = await requestLeave({
      person_id,
      leave_type_id,
      ...from(14),
      start_portion: 'morning',
      end_portion: 'morning',
    })
    for (const { id } of [taken, scheduled]) await approve(id)
    const as_of = day(2)
    const [year_start, year_end] = [`${year + 1}-01-01`, `${year + 1}-12-31`]
    const { lines, lots, ...figures } = await readBalance(person_id, leave_type_id, { as_of, explain: true })
    const days = { entitled: 28, taken: 2, scheduled: 1, pending: 0.5, available: 24.5 }
    assert.deepEqual(figures, { person_id, leave_type_id, as_of, year_start, year_end, ...days })
    assert.deepEqual(
      lines?.map((line) => [line.kind, line.days, line.effective_on, line.leave_request_id, line.booked]),
      [
        ['carry_over', 24, year_start, null, false],
        ['expiry', -20, year_start, null, false],
        ['accrual', 24, year_start, null, false],
        ['taken', -2, taken.start_date, taken.id, true],
        ['taken', -1, scheduled.start_date, scheduled.id, true],
        ['pending', -0.5, pending.start_date, pending.id, false],
      ],
    )
    assert.deepEqual(lots, [
      { kind: 'carry_over', from: year_start, days: 4, remaining: 0.5, expires_on: null },
      { kind: 'accrual', from: year_start, days: 24, remaining: 24, expires_on: null },
    ])
    assert.equal('lines' in (await readBalance(person_id, leave_type_id)), false)
  })

  it('shows the balance today by default', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await vacation()]
    const { as_of, entitled } = await readBalance(person_id, leave_type_id)
    const today = new Date().toISOString().slice(0, 10)
    assert.ok(as_of <= today && as_of >= new Date(Date.now() - 60_000).toISOString().slice(0, 10))
    assert.equal(entitled, 24)
  })

  it('counts accruals from the start date, or from when the person was added, to the day before the end date', async () => {
    const leave_type_id = await vacation()
    const starter = await addPerson({ start_date: `${year + 1}-07-02` })
    const before = (await readBalance(starter, leave_type_id, { as_of: `${year + 1}-07-01` })).entitled
    const after = (await readBalance(starter, leave_type_id, { as_of: `${year + 1}-12-31` })).entitled
    assert.deepEqual([before, after], [0, 12])
    const entitledUntil = async (day: string) => {
      const person_id = await addPerson({ start_date: `${year + 1}-01-01`, end_date: `${year + 1}-${day}` })
      return (await readBalance(person_id, leave_type_id, { as_of: `${year + 1}-12-31` })).entitled
    }
    assert.deepEqual([await entitledUntil('01-04'), await entitledUntil('01-05')], [0, 0.5]) // at least four days, excluding the end date
    const withoutStart = await addPerson({ start_date: null })
    assert.equal((await readBalance(withoutStart, leave_type_id, { as_of: `${year - 1}-12-31` })).entitled, 0)
  })

  it('has the leave years of each person, if they begin on the anniversary of the start date', async () => {
    const accrual = { method: 'yearly' as const, days_per_year: 24, leave_year: 'hire_date' as const }
    const body = { name: 'Anniversary', code: 'anniversary', accrual }
    const { id } = (await api.call('leaveTypes.create', { body })).body.data
    const yearFor = async (start_date: string, as_of: string) => {
      const { year_start, year_end, entitled } = await readBalance(await addPerson({ start_date }), id, { as_of })
      return [year_start, year_end, entitled]
    }
    const [next, last] = [`${year + 1}-03-09`, `${year + 2}-03-09`]
    assert.deepEqual(await yearFor('2020-03-10', next), [`${year}-03-10`, next, 24])
    assert.deepEqual(await yearFor('2020-03-10', last), [`${year + 1}-03-10`, last, 48])
    assert.deepEqual((await yearFor('2020-02-29', '2030-06-01')).slice(0, 2), ['2030-03-01', '2031-02-28'])
    assert.deepEqual((await yearFor('2020-02-29', '2027-06-01')).slice(0, 2), ['2027-03-01', '2028-02-28'])
  })

  it('shows the coming days of people who complete the years of service of a rule', async () => {
    const accrual = { method: 'yearly' as const, days_per_year: 24, carry_over_max: 0 }
    const entitlement_rules = [{ after_years: 5, days_per_year: 30 }, {}]
    const body = { name: 'Service', code: 'service', accrual, entitlement_rules }
    const { id } = (await api.call('leaveTypes.create', { body })).body.data
    const person_id = await addPerson({ start_date: `${year - 4}-01-01` })
    const entitledIn = async (each: number) => (await readBalance(person_id, id, { as_of: `${each}-01-01` })).entitled
    assert.deepEqual([await entitledIn(year), await entitledIn(year + 1), await entitledIn(year + 2)], [24, 30, 30])
    await api.call('people.update', { path: { id: person_id }, body: { start_date: `${year - 3}-01-01` } })
    assert.deepEqual([await entitledIn(year + 1), await entitledIn(year + 2)], [24, 30])
  })

  it('pages through people who are not deleted and leave types', async () => {
    const fixture = await createFixtureWithThreePeople()
    const balances = await all(fixture.api, 'leaveBalances.list', { query: { limit: 2 } })
    assert.deepEqual(
      balances.map(({ person_id, leave_type_id }) => [person_id, leave_type_id]),
      fixture.expected,
    )
    const [first = [0, 0]] = fixture.expected
    const query = { leave_type_id: first[1] }
    const typeBalances = await all(fixture.api, 'leaveBalances.list', { query })
    assert.deepEqual(new Set(typeBalances.map(({ leave_type_id }) => leave_type_id)), new Set([first[1]]))
  })

  it('shows employees only their own balances', async () => {
    const employee = await addMember('employee')
    const leave_type_id = await vacation()
    const balances = await all(employee.api, 'leaveBalances.list')
    assert.deepEqual(new Set(balances.map(({ person_id }) => person_id)), new Set([employee.person_id]))
    const query = { person_id: await addPerson(), leave_type_id }
    await employee.api.expectError(422, 'leaveBalances.list', { query })
  })

  it('returns 422 for a day more than ten years from today', async () => {
    for (const as_of of [`${year + 11}-01-01`, `${year - 11}-12-31`]) {
      await api.expectError(422, 'leaveBalances.list', { query: { as_of } })
    }
  })
})

/** Creates two people, a deleted person, and two leave types. */
async function createFixtureWithThreePeople() {
  const other = await createLeaveFixture(app)
  const types = [await other.addLeaveType(), await other.addLeaveType()]
  const people = [await other.addPerson(), await other.addPerson(), await other.addPerson()]
  await other.api.call('people.delete', { path: { id: people[1] ?? 0 } })
  const expected = [people[0], people[2]].flatMap((person_id) => types.map((type) => [person_id ?? 0, type]))
  return { api: other.api, expected }
}
