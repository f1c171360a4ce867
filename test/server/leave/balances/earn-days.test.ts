import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { earnDays } from '../../../../server/leave/balances/earn-days.ts'
import { leaveYearAt } from '../../../../server/leave/balances/leave-year.ts'
import { addDays } from '../../../../server/operation/calendar-date.ts'

const yearly = (days_per_year: number) => ({ accrual_method: 'yearly' as const, days_per_year })
const monthly = (days_per_year: number) => ({ accrual_method: 'monthly' as const, days_per_year })
const year = leaveYearAt('2026-06-01', '01-01')
const always = { from: '2020-01-01', to: null }

/** Returns the earned days as `day: days`. */
const earn = (...args: Parameters<typeof earnDays>) =>
  earnDays(...args).map(({ effective_on, days }) => `${effective_on.slice(5)}: ${days}`)

describe('earnDays', () => {
  it('earns a whole year on its first day', () => {
    assert.deepEqual(earn(yearly(25), always, year), ['01-01: 25'])
    assert.deepEqual(earn(yearly(25), always, leaveYearAt('2026-06-01', '04-06')), ['04-06: 25'])
  })

  for (const [name, employment, expected] of [
    ['from the middle of the year', { from: '2026-07-02', to: null }, ['07-02: 12.5']], // 183 of 365 days
    ['from its last day', { from: '2026-12-31', to: null }, []], // 25 / 365 is closer to zero
    ['up to the end of June', { from: '2020-01-01', to: '2026-06-30' }, ['01-01: 12.5']], // 181 of 365 days
    ['for a quarter', { from: '2026-04-01', to: '2026-06-30' }, ['04-01: 6']], // 91 days: 6.23
    ['in another year', { from: '2027-01-01', to: null }, []],
    ['in a year before', { from: '2020-01-01', to: '2025-12-31' }, []],
    ['for a day', { from: '2026-01-01', to: '2026-01-01' }, []],
  ] as const) {
    it(`prorates by calendar days for an employment ${name}`, () => {
      assert.deepEqual(earn(yearly(25), employment, year), expected)
    })
  }

  it('earns a twelfth on the first day of each month, in half days without drift', () => {
    const months = earnDays(monthly(25), always, year)
    assert.deepEqual(
      months.map(({ days }) => days),
      [2, 2, 2.5, 2, 2, 2, 2, 2, 2.5, 2, 2, 2].map((_, index, all) => all[index]),
    )
    assert.deepEqual(months.map(({ period }) => period).slice(0, 3), ['2026-01-01', '2026-02-01', '2026-03-01'])
  })

  it('prorates a month on its first day of employment', () => {
    assert.deepEqual(earn(monthly(24), { from: '2026-10-16', to: null }, year), ['10-16: 1', '11-01: 2', '12-01: 2'])
    const leaving = { from: '2020-01-01', to: '2026-02-14' }
    assert.deepEqual(earn(monthly(24), leaving, year), ['01-01: 2', '02-01: 1'])
  })

  it('earns nothing without accrual', () => {
    assert.deepEqual(earnDays({ accrual_method: 'none', days_per_year: 0 }, always, year), [])
  })

  const halves = fc.integer({ min: 1, max: 732 }).map((count) => count / 2)
  const starts = fc.nat(1500).map((offset) => addDays('2024-01-01', offset))

  it('earns exactly the days per year in any whole year', () => {
    fc.assert(
      fc.property(
        halves,
        starts,
        fc.constantFrom('01-01', '01-31', '02-28', '07-15', '12-31'),
        (days, date, resets) => {
          const whole = leaveYearAt(date, resets)
          for (const rules of [yearly(days), monthly(days)]) {
            const earnedDays = earnDays(rules, always, whole).reduce((sum, earning) => sum + earning.days, 0)
            assert.equal(earnedDays, days)
          }
        },
      ),
    )
  })

  it('deviates from the prorated days by at most a quarter', () => {
    fc.assert(
      fc.property(halves, starts, fc.nat(800), (days, from, length) => {
        const employment = { from, to: addDays(from, length) }
        const total = (rules: ReturnType<typeof monthly> | ReturnType<typeof yearly>) =>
          earnDays(rules, employment, year).reduce((sum, earning) => sum + earning.days, 0)
        const first = from > year.start ? from : year.start
        const last = employment.to < year.end ? employment.to : year.end
        const employedDays = Math.max(0, (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1)
        assert.ok(Math.abs(total(yearly(days)) - (days * employedDays) / 365) <= 0.25)
        for (const earning of earnDays(monthly(days), employment, year)) assert.ok(earning.days > 0)
      }),
    )
  })
})
