import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bookDueLines } from '../../../../server/leave/balances/book-due-lines.ts'
import { all } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createTestWork } from '../../../support/service/work.ts'
import { createLeaveFixture } from '../leave-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, addLeaveType, readBalance } = await createLeaveFixture(app)

const year = new Date().getUTCFullYear()
const rules = { days_per_year: 24, accrues_from: `${year}-01-01` }
const leave_type_id = await addLeaveType({ ...rules, accrual_method: 'yearly' })
const monthly = await addLeaveType({ ...rules, accrual_method: 'monthly' })
const bookLines = () => bookDueLines(createTestWork(app, business.id))

/** Returns the balances of a person at the end of the year. */
const yearEndBalances = async (person_id: number) => {
  const as_of = `${year}-12-31`
  const both = [
    await readBalance(person_id, leave_type_id, { as_of }),
    await readBalance(person_id, monthly, { as_of }),
  ]
  return both.map(({ available }) => available)
}

/** Asserts that the balances of a person equal those of a new person with the same dates. */
async function assertSameAsNew(person_id: number): Promise<void> {
  const { start_date, end_date } = (await api.call('people.get', { path: { id: person_id } })).body.data
  assert.deepEqual(await yearEndBalances(person_id), await yearEndBalances(await addPerson({ start_date, end_date })))
}

describe('correctEarnedDays', () => {
  for (const [name, before, body] of [
    ['an earlier start', { start_date: null }, { start_date: `${year}-01-01` }],
    ['a later start', { start_date: '2020-01-01' }, { start_date: `${year + 1}-01-01` }],
    ['a first end', { start_date: '2020-01-01' }, { end_date: `${year}-07-01` }],
    ['a longer term', { end_date: `${year}-07-01` }, { end_date: null }],
    ['a new start and end', { end_date: `${year}-07-01` }, { start_date: `${year}-03-15`, end_date: `${year}-11-05` }],
  ] as const) {
    it(`follows ${name}`, async () => {
      const id = await addPerson(before)
      await bookLines()
      await api.call('people.update', { path: { id }, body })
      await assertSameAsNew(id)
      await bookLines()
      await assertSameAsNew(id)
    })
  }

  it('follows a termination, with a note and an audit entry', async () => {
    const id = await addPerson()
    await bookLines()
    await api.call('people.terminate', { path: { id }, body: { end_date: `${year}-07-01` } })
    await assertSameAsNew(id)
    const { lines } = await readBalance(id, leave_type_id, { as_of: `${year}-12-31`, explain: true })
    const { days, kind, note } = lines?.at(-1) ?? {}
    assert.deepEqual([lines?.length, kind, days, note], [2, 'adjustment', -12, 'Dates of employment were changed'])
    const entries = await all(api, 'auditLog.list', { query: { action: 'leave_balance.adjusted' } })
    const entry = entries.find(({ detail }) => detail.person_id === id && detail.leave_type_id === leave_type_id)
    assert.deepEqual([entry?.user_id, entry?.detail.days], [business.owner.id, -12])
  })

  it('adds the days of a new employment, and keeps those of the former one', async () => {
    const id = await addPerson({ start_date: '2020-01-01', end_date: `${year}-03-01` })
    const [yearly, perMonth] = await yearEndBalances(id)
    // Nothing is booked yet: the days of the former employment are booked with the rehire.
    const leaver = await addPerson({ start_date: '2020-01-01', end_date: `${year}-03-01` })
    await bookLines()
    const restOfYear = await yearEndBalances(await addPerson({ start_date: `${year}-09-01` }))
    for (const person of [leaver, await addPerson({ start_date: '2020-01-01', end_date: `${year}-03-01` })]) {
      await api.call('people.rehire', { path: { id: person }, body: { start_date: `${year}-09-01` } })
      const both = [(yearly ?? 0) + (restOfYear[0] ?? 0), (perMonth ?? 0) + (restOfYear[1] ?? 0)]
      assert.deepEqual(await yearEndBalances(person), both)
      await bookLines()
      assert.deepEqual(await yearEndBalances(person), both)
      // Later changes concern only the new employment.
      await api.call('people.update', { path: { id: person }, body: { end_date: `${year}-09-01` } })
      assert.deepEqual(await yearEndBalances(person), [yearly, perMonth])
    }
  })

  it('follows an import, for each person once, but not its dry run', async () => {
    const ids = [
      await addPerson({ external_id: 'a' }),
      await addPerson({ external_id: 'b' }),
      await addPerson({ external_id: 'c' }),
    ]
    await bookLines()
    const records = await Promise.all(ids.map(async (id) => (await api.call('people.get', { path: { id } })).body.data))
    const people = records.map(({ external_id, first_name, last_name, email }, index) => ({
      external_id,
      first_name,
      last_name,
      email,
      ...(index < 2 && { end_date: `${year}-0${index + 5}-01` }),
    }))
    await api.call('people.import', { body: { people, dry_run: true } })
    for (const id of ids) assert.deepEqual(await yearEndBalances(id), [24, 24])
    for (let time = 0; time < 2; time++) {
      await api.call('people.import', { body: { people } })
      for (const id of ids) await assertSameAsNew(id)
    }
    assert.deepEqual(await yearEndBalances(ids[2] ?? 0), [24, 24])
  })

  it('changes nothing if the dates do not affect the accrual', async () => {
    const id = await addPerson()
    await bookLines()
    await api.call('people.update', { path: { id }, body: { job_title: 'Engineer', start_date: '2020-01-01' } })
    await api.call('people.update', { path: { id }, body: { start_date: '2019-01-01' } })
    const { lines } = await readBalance(id, leave_type_id, { explain: true })
    assert.deepEqual(
      lines?.map(({ kind, days }) => [kind, days]),
      [['accrual', 24]],
    )
  })
})
