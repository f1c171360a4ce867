import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { earnDays } from '../../../../server/leave/balances/earn-days.ts'
import { leaveYearAt } from '../../../../server/leave/balances/leave-year.ts'
import type { EntitlementByService } from '../../../../server/leave/leave-types/entitlement.ts'
import { addDays } from '../../../../server/operation/calendar-date.ts'

const rules = (days_per_year: number, days_by_service: EntitlementByService['days_by_service'] = []) => ({
  days_per_year,
  days_by_service,
})
const nearest = { rounding: 'nearest' as 'nearest' | 'up' }
const yearly = (...args: Parameters<typeof rules>) => ({
  accrual_method: 'yearly' as const,
  ...nearest,
  ...rules(...args),
})
const monthly = (...args: Parameters<typeof rules>) => ({
  accrual_method: 'monthly' as const,
  ...nearest,
  ...rules(...args),
})
const up = { rounding: 'up' as const }
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

  it('rounds up to half days on request, in each month so that no sum is too low', () => {
    assert.deepEqual(earn({ ...yearly(20), ...up }, { from: '2026-09-01', to: null }, year), ['09-01: 7']) // 122 days: 6.68
    assert.deepEqual(earn({ ...yearly(20), ...up }, { from: '2026-12-31', to: null }, year), ['12-31: 0.5'])
    assert.deepEqual(earn({ ...yearly(25), ...up }, always, year), ['01-01: 25'])
    const months = earnDays({ ...monthly(25), ...up }, always, year).map(({ days }) => days)
    assert.deepEqual(months, [2.5, 2, 2, 2, 2, 2, 2.5, 2, 2, 2, 2, 2])
  })

  it('earns nothing without accrual', () => {
    assert.deepEqual(earnDays({ accrual_method: 'none', ...nearest, ...rules(0) }, always, year), [])
  })

  const later = [{ after_years: 5, days_per_year: 30 }]

  it('earns more from the first period that begins on or after the anniversary', () => {
    const hired = (from: string) => ({ from, to: null })
    const years = ['2026', '2027'].map((each) => leaveYearAt(`${each}-06-01`, '01-01'))
    const inYears = (from: string) => years.flatMap((each) => earn(yearly(24, later), hired(from), each))
    assert.deepEqual(inYears('2021-01-01'), ['01-01: 30', '01-01: 30'])
    assert.deepEqual(inYears('2021-01-02'), ['01-01: 24', '01-01: 30'])
    const months = earnDays(monthly(24, later), hired('2021-03-15'), year).map(({ days }) => days)
    assert.deepEqual(months, [2, 2, 2, ...Array.from({ length: 9 }, () => 2.5)])
    assert.deepEqual(earn(monthly(24, later), hired('2021-03-01'), year)[2], '03-01: 2.5')
  })

  it('completes a year of service from 29 February on 1 March', () => {
    const leapling = { from: '2024-02-29', to: null }
    const second = [{ after_years: 2, days_per_year: 30 }]
    assert.deepEqual(earn(yearly(24, second), leapling, leaveYearAt('2026-03-01', '03-01')), ['03-01: 30'])
    assert.deepEqual(earn(yearly(24, second), leapling, leaveYearAt('2026-02-28', '02-28')), ['02-28: 24'])
    const fourth = [{ after_years: 4, days_per_year: 30 }]
    assert.deepEqual(earn(yearly(24, fourth), leapling, leaveYearAt('2028-02-28', '02-28')), ['02-28: 24'])
  })

  it('earns zero days in each period before the first years of service that have an entitlement', () => {
    const hired = { from: '2025-03-15', to: null }
    const first = [{ after_years: 1, days_per_year: 12 }]
    assert.deepEqual(earn(yearly(0, first), hired, year), ['01-01: 0'])
    assert.deepEqual(earn(monthly(0, first), hired, year).slice(1, 5), ['02-01: 0', '03-01: 0', '04-01: 1', '05-01: 1'])
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
        const excess = total({ ...yearly(days), ...up }) - (days * employedDays) / 365
        assert.ok(excess > -1e-9 && excess < 0.5)
        for (const earning of earnDays(monthly(days), employment, year)) assert.ok(earning.days > 0)
      }),
    )
  })
})
