import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dueNotice, findExpiringDays } from '../../../../server/leave/expiry/expiring-days.ts'
import { account, booked, line, taken } from '../balances/some-account.ts'

const rule = { carry_over_expires: { on: '03-31' }, accrues_from: '2025-01-01' }

/** An account with 5 days that carried over into 2026 and expire after 31 March. */
const carried = booked(account({ with: rule }), '2026-01-01')

const on = (today: string, parts: Partial<typeof carried> = {}) => findExpiringDays({ ...carried, today, ...parts })

describe('findExpiringDays', () => {
  const march = [{ days: 5, expires_on: '2026-03-31' }]

  it('returns the carried days from 60 days before their last day up to that day', () => {
    assert.deepEqual(on('2026-01-29'), [])
    assert.deepEqual(on('2026-01-30'), march)
    assert.deepEqual(on('2026-03-31'), march)
    assert.deepEqual(on('2026-04-01'), [])
  })

  it('counts approved and pending leave as taken', () => {
    const lines = [...carried.lines, taken(1, 2, '2026-03-02')]
    assert.deepEqual(on('2026-03-01', { lines }), [{ days: 3, expires_on: '2026-03-31' }])
    const pending = [{ id: 2, start_date: '2026-03-09', days: 3, day_counts: null }]
    assert.deepEqual(on('2026-03-01', { lines, pending }), [])
  })

  it('includes the days above the limit, which expire at the end of the leave year', () => {
    assert.deepEqual(on('2026-12-01'), [{ days: 15, expires_on: '2026-12-31' }])
  })

  it('returns nothing for people who have left, and for leave types with a negative balance or without the rule', () => {
    const today = '2026-03-01'
    const { rules } = carried
    assert.deepEqual(on(today, { employment: { from: '2020-01-01', to: '2026-02-28' } }), [])
    assert.notDeepEqual(on(today, { employment: { from: '2020-01-01', to: '2026-03-01' } }), [])
    assert.deepEqual(on(today, { rules: { ...rules, allow_negative: true } }), [])
    assert.deepEqual(on('2026-12-01', { rules: { ...rules, carry_over_expires: null } }), [])
  })
})

describe('findExpiringDays of adjusted days', () => {
  it('returns them for all leave types, without the other days of types that allow a negative balance', () => {
    const lines = [line('adjustment', 2, '2026-01-05', { expires_on: '2026-04-30' })]
    const expected = [{ days: 2, expires_on: '2026-04-30' }]
    const none = account({ with: { accrual_method: 'none', allow_negative: true }, lines, today: '2026-04-01' })
    assert.deepEqual(findExpiringDays(none), expected)
    const { rules } = carried
    const unlimited = { rules: { ...rules, allow_negative: true }, lines: [...carried.lines, ...lines] }
    assert.deepEqual(on('2026-03-02', unlimited), expected)
    assert.deepEqual(
      on('2026-03-02', { lines: [...carried.lines, ...lines] }).map(({ expires_on }) => expires_on),
      ['2026-03-31', '2026-04-30'],
    )
  })
})

describe('dueNotice', () => {
  it('is the notice of 60 days, and that of 14 days from then on', () => {
    const notices = ['2026-01-30', '2026-03-16', '2026-03-17', '2026-03-31'].map((today) =>
      dueNotice({ days: 5, expires_on: '2026-03-31' }, today),
    )
    assert.deepEqual(notices, [60, 60, 14, 14])
  })
})
