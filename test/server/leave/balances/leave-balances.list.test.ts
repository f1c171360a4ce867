import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { day, from, openOffice } from '../leave-office.ts'

const app = await startTestApp()
const office = await openOffice(app)
const { api, person, member, ask, approve, balance } = office

const year = new Date().getUTCFullYear()
/** Earns 24 days with each leave year, of which 4 may go over. */
const vacation = () =>
  office.type({
    allow_negative: false,
    accrual_method: 'yearly',
    days_per_year: 24,
    carry_over_max: 4,
    accrues_from: `${year}-01-01`,
  })

describe('leaveBalances.list', () => {
  it('tells what there is on a day, and what it follows from', async () => {
    const [person_id, leave_type_id] = [await person(), await vacation()]
    const begun = await ask({ person_id, leave_type_id, ...from(0, 1) })
    const planned = await ask({ person_id, leave_type_id, ...from(7) })
    const undecided = await ask({
      person_id,
      leave_type_id,
      ...from(14),
      start_portion: 'morning',
      end_portion: 'morning',
    })
    for (const { id } of [begun, planned]) await approve(id)
    const as_of = day(2)
    const [year_start, year_end] = [`${year + 1}-01-01`, `${year + 1}-12-31`]
    const { lines, ...figures } = await balance(person_id, leave_type_id, { as_of, explain: true })
    const days = { entitled: 28, taken: 2, scheduled: 1, pending: 0.5, available: 24.5 }
    assert.deepEqual(figures, { person_id, leave_type_id, as_of, year_start, year_end, ...days })
    assert.deepEqual(
      lines?.map((line) => [line.kind, line.days, line.effective_on, line.leave_request_id, line.booked]),
      [
        ['carry_over', 24, year_start, null, false],
        ['expiry', -20, year_start, null, false],
        ['accrual', 24, year_start, null, false],
        ['taken', -2, begun.start_date, begun.id, true],
        ['taken', -1, planned.start_date, planned.id, true],
        ['pending', -0.5, undecided.start_date, undecided.id, false],
      ],
    )
    assert.equal('lines' in (await balance(person_id, leave_type_id)), false)
  })

  it('is of today where the business is, unless told otherwise', async () => {
    const [person_id, leave_type_id] = [await person(), await vacation()]
    const { as_of, entitled } = await balance(person_id, leave_type_id)
    const today = new Date().toISOString().slice(0, 10)
    assert.ok(as_of <= today && as_of >= new Date(Date.now() - 60_000).toISOString().slice(0, 10))
    assert.equal(entitled, 24)
  })

  it('earns from the start of employment, or from when the person was added, to the day before they are gone', async () => {
    const leave_type_id = await vacation()
    const late = await person({ start_date: `${year + 1}-07-02` })
    const early = (await balance(late, leave_type_id, { as_of: `${year + 1}-07-01` })).entitled
    const since = (await balance(late, leave_type_id, { as_of: `${year + 1}-12-31` })).entitled
    assert.deepEqual([early, since], [0, 12])
    const upTo = async (day: string) => {
      const person_id = await person({ start_date: `${year + 1}-01-01`, end_date: `${year + 1}-${day}` })
      return (await balance(person_id, leave_type_id, { as_of: `${year + 1}-12-31` })).entitled
    }
    assert.deepEqual([await upTo('01-04'), await upTo('01-05')], [0, 0.5]) // four days at least, the end date not counted
    const unknown = await person({ start_date: null })
    const before = (await balance(unknown, leave_type_id, { as_of: `${year - 1}-12-31` })).entitled
    assert.equal(before, 0)
  })

  it('pages through people and leave types, without who is deleted', async () => {
    const other = await openOfficeOf3()
    const found = await all(other.api, 'leaveBalances.list', { query: { limit: 2 } })
    assert.deepEqual(
      found.map(({ person_id, leave_type_id }) => [person_id, leave_type_id]),
      other.expected,
    )
    const [first = [0, 0]] = other.expected
    const query = { leave_type_id: first[1] }
    const ofType = await all(other.api, 'leaveBalances.list', { query })
    assert.deepEqual(new Set(ofType.map(({ leave_type_id }) => leave_type_id)), new Set([first[1]]))
  })

  it('shows employees their own', async () => {
    const employee = await member('employee')
    const leave_type_id = await vacation()
    const found = await all(employee.api, 'leaveBalances.list')
    assert.deepEqual(new Set(found.map(({ person_id }) => person_id)), new Set([employee.person_id]))
    const query = { person_id: await person(), leave_type_id }
    await employee.api.refused(422, 'leaveBalances.list', { query })
  })

  it('looks ten years ahead and back', async () => {
    for (const as_of of [`${year + 11}-01-01`, `${year - 11}-12-31`]) {
      await api.refused(422, 'leaveBalances.list', { query: { as_of } })
    }
  })
})

/** Two people who are there, one who is deleted, and two leave types. */
async function openOfficeOf3() {
  const other = await openOffice(app)
  const types = [await other.type(), await other.type()]
  const people = [await other.person(), await other.person(), await other.person()]
  await other.api.call('people.delete', { path: { id: people[1] ?? 0 } })
  const expected = [people[0], people[2]].flatMap((person_id) => types.map((type) => [person_id ?? 0, type]))
  return { api: other.api, expected }
}
