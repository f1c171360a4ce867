import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { addDays, datesFrom, dayOfWeek, daysBetween } from '../../../../server/operation/calendar-date.ts'
import {
  apportion,
  countHalfDays,
  type PeriodicRate,
  prorate,
  type Span,
  shareAmount,
} from '../../../../server/pay-runs/from-compensations/proration.ts'

const rules = ['calendar_days', 'working_days', 'thirty_days'] as const
const rule = fc.constantFrom(...rules)
const worked = fc.constantFrom(0, 0.5, 1)
const pattern = fc.record({ mon: worked, tue: worked, wed: worked, thu: worked, fri: worked, sat: worked, sun: worked })
const mondayToFriday = { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 0, sun: 0 }

const calendarMonth = (year: number, month: number): Span => {
  const pad = (value: number) => String(value).padStart(2, '0')
  const first = `${year}-${pad(month)}-01`
  return { from: first, to: `${year}-${pad(month)}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}` }
}
const month = fc
  .tuple(fc.constantFrom(1999, 2000, 2024, 2026, 2100), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => calendarMonth(year, number))
const period = fc.oneof(
  month,
  fc.tuple(month, fc.integer({ min: 0, max: 28 }), fc.integer({ min: 0, max: 500 })).map(([{ from }, start, days]) => {
    const first = addDays(from, start)
    return { from: first, to: addDays(first, days) }
  }),
)
const amount = fc.bigInt({ min: 0n, max: 10n ** 13n })
const rate: fc.Arbitrary<PeriodicRate> = fc.record({ amount, per: fc.constantFrom('week', 'month', 'year') })

/** Splits a period at some of its days. */
const split = ({ from, to }: Span, cuts: readonly number[]): Span[] => {
  const days = daysBetween(from, to) + 1
  const starts = [...new Set([0, ...cuts.map((cut) => cut % days)])].sort((a, b) => a - b)
  return starts.map((start, index) => ({
    from: addDays(from, start),
    to: addDays(from, (starts[index + 1] ?? days) - 1),
  }))
}
const cuts = fc.array(fc.nat(), { maxLength: 8 })
const total = (amounts: bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)

describe('proration', () => {
  it('of any split of a period adds up to the amount of the period', () => {
    fc.assert(
      fc.property(rate, period, cuts, rule, pattern, (rate, period, cuts, proration, pattern) => {
        const { shares } = prorate(rate, period, split(period, cuts), { proration, pattern })
        assert.equal(total(shares.map(({ amount }) => amount)), shareAmount(rate, period, { halfDays: 1, of: 1 }))
      }),
    )
  })

  it('of any split of a calendar month adds up to the monthly amount, and to a twelfth of a yearly one', () => {
    fc.assert(
      fc.property(amount, month, cuts, rule, pattern, (amount, month, cuts, proration, pattern) => {
        const splitSum = (per: 'month' | 'year') =>
          total(
            prorate({ amount, per }, month, split(month, cuts), { proration, pattern }).shares.map(
              (part) => part.amount,
            ),
          )
        assert.equal(splitSum('month'), amount)
        assert.equal(splitSum('year'), (amount + 6n) / 12n)
      }),
    )
  })

  it('of twelve months, or of any split of a year into periods, adds up to the amount of a year', () => {
    fc.assert(
      fc.property(cuts, (cuts) => {
        // Without rounding, because the amount is divisible by the days of each month.
        const amount = 12n * 377_580n
        const year = { from: '2024-01-01', to: '2024-12-31' }
        const amounts = split(year, cuts).map((part) =>
          shareAmount({ amount, per: 'year' }, part, { halfDays: 1, of: 1 }),
        )
        assert.equal(total(amounts), amount)
      }),
    )
  })

  it('pays whole weeks of a weekly rate', () => {
    fc.assert(
      fc.property(amount, month, fc.integer({ min: 1, max: 52 }), (amount, { from }, weeks) => {
        const period = { from, to: addDays(from, 7 * weeks - 1) }
        assert.equal(shareAmount({ amount, per: 'week' }, period, { halfDays: 1, of: 1 }), amount * BigInt(weeks))
      }),
    )
  })

  it('counts the same days as a day-by-day count', () => {
    fc.assert(
      fc.property(period, pattern, (span, pattern) => {
        const dates = datesFrom(span.from, span.to)
        assert.equal(countHalfDays(span, 'calendar_days', pattern), 2 * dates.length)
        const worked = dates.reduce((sum, date) => sum + 2 * pattern[dayOfWeek(date)], 0)
        assert.equal(countHalfDays(span, 'working_days', pattern), worked)
      }),
    )
  })

  it('counts thirty days in each calendar month, leap years included', () => {
    for (const year of [2024, 2025, 2100]) {
      for (let number = 1; number <= 12; number++) {
        assert.equal(countHalfDays(calendarMonth(year, number), 'thirty_days', mondayToFriday), 60)
      }
    }
    const days = (from: string, to: string) => countHalfDays({ from, to }, 'thirty_days', mondayToFriday) / 2
    assert.equal(days('2024-02-15', '2024-02-29'), 16)
    assert.equal(days('2025-02-15', '2025-02-28'), 16)
    assert.equal(days('2025-01-16', '2025-01-31'), 15)
    assert.equal(days('2025-01-31', '2025-01-31'), 0)
  })

  it('uses calendar days if the period has no day that the rule counts', () => {
    const none = { mon: 0, tue: 0, wed: 0, thu: 0, fri: 0, sat: 0, sun: 0 }
    const rate = { amount: 310_000n, per: 'month' as const }
    const parts = [{ from: '2026-01-01', to: '2026-01-10' }]
    const shares = prorate(rate, calendarMonth(2026, 1), parts, { proration: 'working_days', pattern: none })
    assert.deepEqual(shares, { rule: 'calendar_days', halfDays: 62, shares: [{ halfDays: 20, amount: 100_000n }] })
  })
})

describe('apportion', () => {
  it('adds up, and each part is its exact share rounded down or up', () => {
    const weights = fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(amount, weights, (amount, weights) => {
        const sum = BigInt(weights.reduce((all, weight) => all + weight, 0))
        const parts = apportion(amount, weights)
        assert.equal(total(parts), sum === 0n ? 0n : amount)
        parts.forEach((part, index) => {
          const share = amount * BigInt(weights[index] ?? 0)
          if (sum > 0n) assert.ok(part >= share / sum && part <= (share + sum - 1n) / sum)
        })
      }),
    )
  })

  it('gives the remaining units to the largest remainders, and to the earlier of two equal ones', () => {
    assert.deepEqual(apportion(100n, [1, 1, 1]), [34n, 33n, 33n])
    assert.deepEqual(apportion(10n, [1, 5, 1]), [2n, 7n, 1n])
  })
})
