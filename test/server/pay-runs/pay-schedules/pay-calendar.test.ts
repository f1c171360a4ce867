import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { addDays, dayOfWeek, daysBetween } from '../../../../server/operation/calendar-date.ts'
import {
  listPayRuns,
  maxMoveDays,
  periodAround,
  type Timing,
} from '../../../../server/pay-runs/pay-schedules/pay-calendar.ts'

const monthly: Timing = {
  frequency: 'monthly',
  period_starts_on: null,
  first_day: 1,
  pay_days_after_period_end: null,
  pay_day_of_month: 28,
  pay_month: 'same',
  pay_date_moves: 'before',
  drafts_days_before_pay_date: 5,
}
const none: ReadonlySet<string> = new Set()

/** Returns the first pay runs as `period_start period_end pay_date drafts_on`. */
const list = (
  timing: Partial<Timing>,
  draftsFrom: string,
  count: number,
  holidays = none,
  after: string | null = null,
) =>
  listPayRuns({ ...monthly, ...timing }, { draftsFrom, after, holidays })
    .take(count)
    .map((run) => Object.values(run).join(' '))
    .toArray()

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1999-12-25', days))
const timing: fc.Arbitrary<Timing> = fc
  .record({
    frequency: fc.constantFrom('weekly', 'fortnightly', 'semi_monthly', 'monthly'),
    start: day,
    first_day: fc.integer({ min: 1, max: 31 }),
    days: fc.integer({ min: -15, max: 60 }),
    dayOfMonth: fc.option(fc.integer({ min: 1, max: 31 })),
    pay_month: fc.constantFrom('same', 'next'),
    pay_date_moves: fc.constantFrom('none', 'before', 'after', 'nearest'),
    drafts_days_before_pay_date: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ start, first_day, days, dayOfMonth, ...others }) => {
    const isMonthly = others.frequency === 'monthly'
    const pay_day_of_month = isMonthly ? dayOfMonth : null
    return {
      ...others,
      period_starts_on: isMonthly || others.frequency === 'semi_monthly' ? null : start,
      first_day: isMonthly ? first_day : null,
      pay_day_of_month,
      pay_days_after_period_end: pay_day_of_month === null ? days : null,
    } as Timing
  })

describe('the calendar of a pay schedule', () => {
  it('has calendar months, paid on a day of the month or the working day before', () => {
    assert.deepEqual(list({}, '2026-01-01', 3), [
      '2026-01-01 2026-01-31 2026-01-28 2026-01-23',
      '2026-02-01 2026-02-28 2026-02-27 2026-02-22', // the 28th is a Saturday
      '2026-03-01 2026-03-31 2026-03-27 2026-03-22',
    ])
  })

  it('has months from another day, and clamps days that a month does not have', () => {
    assert.deepEqual(list({ first_day: 26, pay_day_of_month: 31, pay_date_moves: 'none' }, '2026-01-30', 3), [
      '2026-01-26 2026-02-25 2026-02-28 2026-02-23',
      '2026-02-26 2026-03-25 2026-03-31 2026-03-26',
      '2026-03-26 2026-04-25 2026-04-30 2026-04-25',
    ])
    assert.deepEqual(periodAround({ ...monthly, first_day: 31 }, '2026-03-15'), {
      from: '2026-02-28',
      to: '2026-03-30',
    })
    assert.deepEqual(periodAround({ ...monthly, first_day: 30 }, '2024-02-29'), {
      from: '2024-02-29',
      to: '2024-03-29',
    })
    const next = { pay_day_of_month: 5, pay_month: 'next', pay_date_moves: 'none' } as const
    assert.deepEqual(
      list(next, '2026-01-01', 1),
      ['2025-12-01 2025-12-31 2026-01-05 2025-12-31'].slice(1).concat(['2026-01-01 2026-01-31 2026-02-05 2026-01-31']),
    )
  })

  it('has halves of months, weeks and fortnights', () => {
    const after = {
      pay_days_after_period_end: 3,
      pay_day_of_month: null,
      drafts_days_before_pay_date: 1,
      first_day: null,
    }
    assert.deepEqual(list({ ...after, frequency: 'semi_monthly', pay_date_moves: 'none' }, '2026-02-01', 3), [
      '2026-01-16 2026-01-31 2026-02-03 2026-02-02',
      '2026-02-01 2026-02-15 2026-02-18 2026-02-17',
      '2026-02-16 2026-02-28 2026-03-03 2026-03-02',
    ])
    const weekly = { ...after, frequency: 'weekly', period_starts_on: '2026-06-01' } as const
    assert.deepEqual(list(weekly, '2026-01-20', 2), [
      '2026-01-12 2026-01-18 2026-01-21 2026-01-20',
      '2026-01-19 2026-01-25 2026-01-28 2026-01-27',
    ])
    assert.deepEqual(list({ ...weekly, frequency: 'fortnightly' }, '2026-06-01', 1), [
      '2026-05-18 2026-05-31 2026-06-03 2026-06-02',
    ])
  })

  it('moves pay dates off weekends and holidays by its rule', () => {
    const easter = new Set(['2026-04-03', '2026-04-06'])
    const payDate = (pay_date_moves: Timing['pay_date_moves'], pay_day_of_month: number) =>
      list({ pay_date_moves, pay_day_of_month, drafts_days_before_pay_date: 0 }, '2026-04-01', 1, easter)[0]?.slice(
        22,
        32,
      )
    assert.equal(payDate('none', 4), '2026-04-04')
    assert.equal(payDate('before', 4), '2026-04-02')
    assert.equal(payDate('after', 4), '2026-04-07')
    assert.equal(payDate('nearest', 4), '2026-04-02')
    assert.equal(payDate('nearest', 6), '2026-04-07')
  })

  it('has periods that neither overlap nor leave a gap, and pay dates on working days', () => {
    fc.assert(
      fc.property(
        timing,
        day,
        fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 8 }),
        (rules, from, off) => {
          const holidays = new Set(off.map((days) => addDays(from, days)))
          const runs = listPayRuns(rules, { draftsFrom: from, after: null, holidays }).take(14).toArray()
          for (const [index, run] of runs.entries()) {
            assert.ok(run.period_end >= run.period_start && run.drafts_on >= from)
            assert.equal(daysBetween(run.drafts_on, run.pay_date), rules.drafts_days_before_pay_date)
            const next = runs[index + 1]
            if (next) {
              assert.equal(next.period_start, addDays(run.period_end, 1))
              assert.ok(next.drafts_on >= run.drafts_on)
            }
            if (rules.pay_date_moves === 'none') continue
            assert.ok(!['sat', 'sun'].includes(dayOfWeek(run.pay_date)) && !holidays.has(run.pay_date), run.pay_date)
          }
          const [first] = runs
          assert.ok(first)
          const rest = listPayRuns(rules, { draftsFrom: from, after: first.period_end, holidays }).take(13).toArray()
          assert.deepEqual(rest, runs.slice(1))
        },
      ),
    )
  })

  it('misses no period that is drafted on the first day or later', () => {
    fc.assert(
      fc.property(timing, day, (rules, from) => {
        const options = { draftsFrom: from, after: null, holidays: none }
        const [first] = listPayRuns(rules, options).take(1)
        const earlier = listPayRuns(rules, { ...options, draftsFrom: addDays(from, -200) }).take(80)
        assert.deepEqual(
          earlier.find(({ drafts_on }) => drafts_on >= from),
          first,
        )
      }),
    )
  })

  it('keeps a pay date if there is no working day near it', () => {
    const holidays = new Set(Array.from({ length: 61 }, (_, days) => addDays('2026-01-01', days)))
    assert.ok(maxMoveDays < 30)
    assert.match(list({}, '2026-01-20', 1, holidays)[0] ?? '', / 2026-01-28 /)
  })
})
