import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Employment } from '../../../../server/leave/balances/earn-days.ts'
import { earningCorrections } from '../../../../server/leave/balances/earning-corrections.ts'
import { balanceOn, type LeaveAccount } from '../../../../server/leave/balances/leave-account.ts'
import { openSince } from '../../../../server/leave/balances/personal-year.ts'
import { reverseLeave } from '../../../../server/leave/balances/reverse-leave.ts'
import { addDays } from '../../../../server/operation/calendar-date.ts'
import { account, booked, figures, line, taken } from './some-account.ts'

describe('reverseLeave', () => {
  const reverse = (from: LeaveAccount, start_date: string, days: number) =>
    reverseLeave(from, { id: 1, start_date, days })

  it('returns all days on the same date in an open leave year', () => {
    const open = account({ lines: [taken(1, 18, '2026-03-02')] })
    assert.deepEqual(reverse(booked(open, '2026-12-31'), '2026-03-02', 18), { days: 18, effective_on: '2026-03-02' })
  })

  for (const [limit, used, days] of [
    [5, 18, 3],
    [5, 20, 5],
    [5, 15, 0],
    [5, 25, 10],
    [null, 18, 18],
    [0, 18, 0],
  ] as const) {
    it(`returns ${days} of ${used} days from a closed leave year with a limit of ${limit ?? 'none'}`, () => {
      const closed = booked(
        account({ with: { carry_over_max: limit }, lines: [taken(1, used, '2026-03-02')] }),
        '2027-01-01',
      )
      assert.deepEqual(reverse(closed, '2026-03-02', used), { days, effective_on: '2027-01-01' })
    })
  }

  it('applies the limit of each closed leave year', () => {
    const lines = [taken(1, 20, '2026-03-02'), taken(2, 18, '2027-03-02')]
    assert.deepEqual(reverse(booked(account({ lines }), '2028-01-01'), '2026-03-02', 20), {
      days: 3,
      effective_on: '2028-01-01',
    })
  })
})

describe('earningCorrections', () => {
  const from = (start: string, to: string | null = null) => ({ from: start, to })
  const correct = (rule: LeaveAccount['rules'], before: Employment, after: Employment, through: string) => {
    const redated = { ...booked(account({ with: rule, employment: before }), through), employment: after }
    const changes = earningCorrections(redated, before)
    const lines = changes.map(({ days, effective_on }) => line('adjustment', days, effective_on))
    return { changes, result: { ...redated, lines: [...redated.lines, ...lines] } }
  }
  const rules = account().rules
  const monthly = { ...rules, accrual_method: 'monthly' as const }

  for (const [name, before, after, changes] of [
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
    ['a removed end', from('2025-01-01', '2026-07-01'), from('2025-01-01'), [[10, '2026-01-01']]],
    ['a start before accrual', from('2020-01-01'), from('2019-01-01'), []],
    ['a start in a future year', from('2028-01-01'), from('2027-01-01'), []],
  ] as const) {
    it(`corrects ${name}`, () => {
      const corrections = correct(rules, before, after, '2026-08-01').changes
      assert.deepEqual(
        corrections.map(({ days, effective_on }) => [days, effective_on]),
        changes,
      )
    })
  }

  it('leads to the balances of an account that had the dates from the beginning', () => {
    const offset = fc.option(fc.nat(700), { nil: null })
    const employments = fc.record({ start: fc.nat(1400), length: offset }).map(({ start, length }) => {
      const first = addDays('2023-06-01', start)
      return from(first, length === null ? null : addDays(first, length))
    })
    const dates = fc.nat(364).map((days) => addDays('2026-01-01', days))
    const steps = fc.uniqueArray(
      fc.record({ after_years: fc.integer({ min: 1, max: 3 }), days_per_year: fc.integer({ min: 1, max: 40 }) }),
      { selector: ({ after_years }) => after_years, maxLength: 3 },
    )
    const kinds = fc
      .tuple(fc.constantFrom(rules, monthly), steps)
      .map(([rule, list]) => ({ ...rule, days_by_service: list.sort((a, b) => a.after_years - b.after_years) }))
    fc.assert(
      fc.property(kinds, employments, employments, dates, dates, (rule, before, after, through, date) => {
        const { result } = correct(rule, before, after, through)
        const expected = account({ with: rule, employment: after })
        assert.deepEqual(figures(result, date), figures(expected, date))
      }),
    )
  })

  it('moves the leave years of a person with the start of the employment, until one is closed', () => {
    const personal = { ...rules, leave_year: 'hire_date' as const }
    const yearOn = (subject: LeaveAccount, date: string) => balanceOn(subject, date).year?.start
    const open = correct(personal, from('2026-03-10'), from('2026-05-01'), '2026-08-01')
    assert.deepEqual(
      open.changes.map(({ days, effective_on }) => [days, effective_on]),
      [[-20, '2026-03-10']],
      'the days of 1 May are due',
    )
    assert.deepEqual([yearOn(open.result, '2026-08-01'), figures(open.result, '2026-08-01')[0]], ['2026-05-01', 20])
    const closed = correct(personal, from('2020-03-10'), from('2020-05-01'), '2027-04-01')
    assert.deepEqual(closed.changes, [])
    assert.deepEqual(yearOn(closed.result, '2028-04-01'), '2028-03-10')
    const later = { ...closed.result, employment: from('2027-09-09') }
    assert.deepEqual(
      earningCorrections(later, from('2020-05-01')).map(({ days, effective_on }) => [days, effective_on]),
      [
        [-20, '2027-03-10'],
        [10, '2027-09-09'],
      ],
      'half of the year is employed',
    )
  })

  it('leads to the balances of an account that had the dates from the beginning, in years of the person', () => {
    const starts = fc.nat(500).map((days) => from(addDays('2026-01-01', days)))
    const dates = fc.nat(700).map((days) => addDays('2026-01-01', days))
    const kinds = fc.constantFrom(rules, monthly).map((rule) => ({ ...rule, leave_year: 'hire_date' as const }))
    fc.assert(
      fc.property(kinds, starts, starts, dates, dates, (rule, before, after, through, date) => {
        const { result } = correct(rule, before, after, through)
        fc.pre(openSince(result) === null)
        assert.deepEqual(figures(result, date), figures(account({ with: rule, employment: after }), date))
      }),
    )
  })

  it('leaves a closed leave year unchanged', () => {
    const { changes, result } = correct(rules, from('2026-07-02'), from('2026-01-01', '2027-07-01'), '2027-02-01')
    assert.deepEqual(
      changes.map(({ days, effective_on }) => [days, effective_on]),
      [[-10, '2027-01-01']],
    )
    assert.deepEqual(figures(result, '2026-12-31'), [10, 0, 0, 0, 10])
  })
})
