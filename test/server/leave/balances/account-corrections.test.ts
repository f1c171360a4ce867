import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Employment } from '../../../../server/leave/balances/earn-days.ts'
import { earningCorrections, type LeaveAccount, reverseLeave } from '../../../../server/leave/balances/leave-account.ts'
import { addDays } from '../../../../server/operation/calendar-date.ts'
import { account, booked, figures, line, taken } from './some-account.ts'

describe('what comes back of leave that is cancelled', () => {
  const back = (given: LeaveAccount, start_date: string, days: number) => reverseLeave(given, { start_date, days })

  it('is all of it, on its day, as long as its leave year is open', () => {
    const open = account({ lines: [taken(1, 18, '2026-03-02')] })
    assert.deepEqual(back(booked(open, '2026-12-31'), '2026-03-02', 18), { days: 18, effective_on: '2026-03-02' })
  })

  for (const [limit, used, days] of [
    [5, 18, 3],
    [5, 20, 5],
    [5, 15, 0],
    [5, 25, 10],
    [null, 18, 18],
    [0, 18, 0],
  ] as const) {
    it(`is ${days} of ${used} days taken in a leave year that is closed, where ${limit ?? 'all'} may go over`, () => {
      const closed = booked(
        account({ with: { carry_over_max: limit }, lines: [taken(1, used, '2026-03-02')] }),
        '2027-01-01',
      )
      assert.deepEqual(back(closed, '2026-03-02', used), { days, effective_on: '2027-01-01' })
    })
  }

  it('is what would have gone over each time', () => {
    const lines = [taken(1, 20, '2026-03-02'), taken(2, 18, '2027-03-02')]
    assert.deepEqual(back(booked(account({ lines }), '2028-01-01'), '2026-03-02', 20), {
      days: 3,
      effective_on: '2028-01-01',
    })
  })
})

describe('what other dates of employment make of days that are booked', () => {
  const from = (start: string, to: string | null = null) => ({ from: start, to })
  const corrected = (rule: LeaveAccount['rules'], before: Employment, after: Employment, through: string) => {
    const given = { ...booked(account({ with: rule, employment: before }), through), employment: after }
    const changes = earningCorrections(given, before)
    const lines = changes.map(({ days, effective_on }) => line('adjustment', days, effective_on))
    return { changes, given: { ...given, lines: [...given.lines, ...lines] } }
  }
  const rules = account().rules
  const monthly = { ...rules, accrual_method: 'monthly' as const }

  for (const [what, before, after, changes] of [
    [
      'an earlier start',
      from('2026-07-02'),
      from('2026-01-01'),
      [
        [-10, '2026-07-02'],
        [20, '2026-01-01'],
      ],
    ],
    [
      'a later start',
      from('2025-01-01'),
      from('2026-07-02'),
      [
        [-20, '2026-01-01'],
        [10, '2026-07-02'],
      ],
    ],
    ['an end', from('2025-01-01'), from('2025-01-01', '2026-07-01'), [[-10, '2026-01-01']]],
    ['an end taken back', from('2025-01-01', '2026-07-01'), from('2025-01-01'), [[10, '2026-01-01']]],
    ['a start before anything is earned', from('2020-01-01'), from('2019-01-01'), []],
    ['a start of a year to come', from('2028-01-01'), from('2027-01-01'), []],
  ] as const) {
    it(`is what ${what} gives or takes`, () => {
      const found = corrected(rules, before, after, '2026-08-01').changes
      assert.deepEqual(
        found.map(({ days, effective_on }) => [days, effective_on]),
        changes,
      )
    })
  }

  it('comes to what there would be, had the dates been known', () => {
    const offset = fc.option(fc.nat(700), { nil: null })
    const employments = fc.record({ start: fc.nat(700), length: offset }).map(({ start, length }) => {
      const first = addDays('2025-06-01', start)
      return from(first, length === null ? null : addDays(first, length))
    })
    const dates = fc.nat(364).map((days) => addDays('2026-01-01', days))
    const kinds = fc.constantFrom(rules, monthly)
    fc.assert(
      fc.property(kinds, employments, employments, dates, dates, (rule, before, after, through, date) => {
        const { given } = corrected(rule, before, after, through)
        const known = account({ with: rule, employment: after })
        assert.deepEqual(figures(given, date), figures(known, date))
      }),
    )
  })

  it('is nothing of a leave year that is closed', () => {
    const { changes, given } = corrected(rules, from('2026-07-02'), from('2026-01-01', '2027-07-01'), '2027-02-01')
    assert.deepEqual(
      changes.map(({ days, effective_on }) => [days, effective_on]),
      [[-10, '2027-01-01']],
    )
    assert.deepEqual(figures(given, '2026-12-31'), [10, 0, 0, 0, 10])
  })
})
