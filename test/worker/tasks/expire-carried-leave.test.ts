import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addDays, addMonths, dayOfWeek } from '../../../server/operation/calendar-date.ts'
import { createLeaveFixture } from '../../server/leave/leave-fixture.ts'
import { all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createJobPerformer } from '../../support/service/perform.ts'

const app = await startTestApp()
const perform = createJobPerformer(app)

/** The leave year begins two months ago, and its carried days expired at the end of that month. */
const yearStart = `${addMonths(new Date().toISOString().slice(0, 10), -2).slice(0, 7)}-01`
const expiredOn = addMonths(yearStart, 1)
const monday =
  [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(yearStart, days)).find((day) => dayOfWeek(day) === 'mon') ?? ''

const rules = {
  accrual_method: 'yearly' as const,
  days_per_year: 20,
  carry_over_max: 5,
  carry_over_expires: { months: 1 },
  resets_on: yearStart.slice(5),
  accrues_from: addMonths(yearStart, -12),
  allow_negative: false,
  requires_approval: false,
}

const start = async () => {
  const fixture = await createLeaveFixture(app)
  const [person_id, leave_type_id] = [await fixture.addPerson(), await fixture.addLeaveType(rules)]
  const readLines = async () => {
    const lines = await all(fixture.api, 'leaveLedger.list', { query: { person_id, from: yearStart } })
    return lines.map(({ kind, days, effective_on }) => `${kind} ${days} ${effective_on}`)
  }
  const readBalance = (as_of?: string) =>
    fixture.readBalance(person_id, leave_type_id, { explain: true, ...(as_of !== undefined && { as_of }) })
  return { ...fixture, person_id, leave_type_id, readLines, readBalance }
}

describe('accrue_leave', () => {
  it('books the expiry of carried days once, without a change of balances', async () => {
    const { api, readLines, readBalance } = await start()
    const liability = async () => (await all(api, 'reports.leaveLiabilityPeople')).map(({ days }) => days)
    const figures = async () => {
      const { entitled, available, lots } = await readBalance()
      return { entitled, available, lots, liability: await liability() }
    }
    const before = await figures()
    assert.deepEqual(before, {
      entitled: 20,
      available: 20,
      lots: [
        { kind: 'carry_over', from: yearStart, days: 5, remaining: 0, expires_on: addDays(expiredOn, -1) },
        { kind: 'accrual', from: yearStart, days: 20, remaining: 20, expires_on: null },
      ],
      liability: [20],
    })
    assert.equal((await readBalance(addDays(expiredOn, -1))).available, 25)
    await perform('accrue_leave')
    await perform('accrue_leave')
    assert.deepEqual(await figures(), before)
    assert.deepEqual(await readLines(), [
      `carry_over 20 ${yearStart}`,
      `expiry -15 ${yearStart}`,
      `accrual 20 ${yearStart}`,
      `expiry -5 ${expiredOn}`,
    ])
  })

  it('returns the days of cancelled leave except carried days that have expired', async () => {
    const { api, person_id, leave_type_id, requestLeave, readLines, readBalance } = await start()
    const span = { start_date: monday, end_date: addDays(monday, 8) }
    const { id, days } = await requestLeave({ person_id, leave_type_id, ...span })
    assert.equal(days, 7)
    await perform('accrue_leave')
    assert.deepEqual((await readBalance()).available, 18)
    assert.ok(!(await readLines()).some((line) => line.endsWith(expiredOn)), 'no line of zero days')
    const cancelled = (await api.call('leaveRequests.cancel', { path: { id } })).body.data
    assert.equal(cancelled.days_returned, 2)
    const { entitled, taken, available } = await readBalance()
    assert.deepEqual({ entitled, taken, available }, { entitled: 20, taken: 0, available: 20 })
    assert.ok((await readLines()).includes(`reversal 2 ${monday}`))
  })

  it('books the expiry of adjusted days in a leave type without accrual', async () => {
    const { api, business, person_id, addLeaveType } = await start()
    const leave_type_id = await addLeaveType({ accrual_method: 'none', allow_negative: false })
    const [effective_on, expires_on] = [yearStart, addDays(expiredOn, -1)]
    const line = { business_id: business.id, person_id, leave_type_id, kind: 'adjustment' as const, effective_on }
    await app.db
      .insertInto('leave_ledger')
      .values([
        { ...line, days: 3, expires_on },
        { ...line, days: 1 },
      ])
      .execute()
    const query = { person_id, leave_type_id }
    const read = async () => {
      const { entitled, available, lots } = (await api.call('leaveBalances.list', { query })).body.data[0] ?? {}
      const people = await all(api, 'reports.leaveLiabilityPeople')
      const types = people.flatMap(({ leave_types }) => leave_types)
      const liability = types.filter((each) => each.leave_type_id === leave_type_id).map(({ days }) => days)
      return { entitled, available, lots, liability }
    }
    const before = await read()
    assert.deepEqual([before.available, before.liability], [1, [1]])
    await perform('accrue_leave')
    await perform('accrue_leave')
    assert.deepEqual(await read(), before)
    const lines = await all(api, 'leaveLedger.list', { query })
    assert.deepEqual(
      lines.map(({ kind, days, effective_on }) => `${kind} ${days} ${effective_on}`),
      [`adjustment 3 ${yearStart}`, `adjustment 1 ${yearStart}`, `expiry -3 ${expiredOn}`],
    )
  })

  it('explains that leave is refused because carried days expire', async () => {
    const { api, person_id, leave_type_id, requestLeave } = await start()
    const later = addDays(monday, 35)
    await requestLeave({ person_id, leave_type_id, start_date: later, end_date: addDays(later, 25) })
    const body = { person_id, leave_type_id, start_date: addDays(later, 28), end_date: addDays(later, 28) }
    const { problems } = (await api.call('leaveRequests.preview', { body })).body.data
    const day = addDays(expiredOn, -1)
    assert.deepEqual(problems, [
      {
        code: 'too_few_days',
        limit: 0,
        detail: day,
        path: 'body.leave_type_id',
        message: `has too few days: 1 needed, 0 available, because days expire on ${day}`,
      },
    ])
  })
})
