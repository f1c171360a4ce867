import { addDays, anniversary, daysBetween } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { EntitlementByService } from '../leave-types/entitlement.ts'
import { type Rounding, roundDays } from '../leave-types/round-days.ts'
import type { ExpiryRules } from './carried-days.ts'
import { monthsIn, type Period } from './leave-year.ts'

/** The accrual rules of a leave type. */
export interface AccrualRules extends ExpiryRules, EntitlementByService {
  accrual_method: Schemas['LeaveAccrualMethod']
  rounding: Rounding
  /** The balance up to which days are earned each month; null without a limit. */
  max_balance: number | null
  carry_over_max: number | null
  allow_negative: boolean
  leave_year: Schemas['LeaveYear']
  resets_on: string
  /** A day of the first leave year in which days are earned. */
  accrues_from: string
  /** The last day on which days are earned, which is the day when the type was archived; null if it is not archived. */
  accrues_until: string | null
}

/** The period of an employment, as dates; `to` is the last day, or null for an employment without an end. */
export interface Employment {
  from: string
  to: string | null
}

/**
 * Returns the employment of a person: from the start date, or the day on which they were added, to the day before the
 * end date.
 */
export const employmentPeriod = (person: {
  start_date: string | null
  end_date: string | null
  added_on: string
}): Employment => ({
  from: person.start_date ?? person.added_on,
  to: person.end_date && addDays(person.end_date, -1),
})

/** The days earned for a month or a leave year. */
export interface Earning {
  /** The first day of the month or leave year. */
  period: string
  effective_on: string
  days: number
}

/** The part of a booked line that the calculation of accruals needs. */
interface BookedLine {
  kind: Schemas['LeaveLineKind']
  days: number
  effective_on: string
  period: string | null
}

/**
 * The number of parts of a month: the least common multiple of 28, 29, 30 and 31, so that any share of a month is a
 * whole number of parts, and sums are exact.
 */
const partsPerMonth = 377_580

/**
 * Calculates the accruals of a person in a leave year.
 *
 * Days are earned in advance: all of them on the first day of the leave year (`yearly`), or a twelfth on the first day
 * of each of its months (`monthly`). In the period in which employment begins, they are earned on the first day of
 * employment. If only part of a period is employed, its days are prorated by calendar days.
 *
 * The sum since the beginning of the leave year is rounded to half days by the rule of the type, and each month earns the
 * increase of that sum. A whole year then has exactly `days_per_year`. A sum deviates by at most a quarter of a day, or,
 * if it is rounded up, is too high by less than half a day.
 *
 * The entitlement is that of the first day of the period, by the years of service that are complete on this day.
 *
 * A person without an entitlement earns zero days in each period. If a rule matches the person later, these lines show
 * that past periods are processed, and days are earned from then on.
 *
 * @param year - a leave year of the type
 * @param options.since - the first day on which days are earned, if it is later than the first day of the employment
 * @returns the earnings by date, without zero days unless the person has no entitlement
 */
export function earnDays(
  rules: Pick<AccrualRules, 'accrual_method' | 'rounding'> & EntitlementByService,
  employment: Employment,
  year: Period,
  { since = employment.from }: { since?: string } = {},
): Earning[] {
  const { accrual_method, rounding } = rules
  const { to } = employment
  const from = since > employment.from ? since : employment.from
  if (accrual_method === 'none') return []
  const periods = accrual_method === 'yearly' ? [year] : monthsIn(year)
  const parts = accrual_method === 'yearly' ? dayCount(year) : partsPerMonth

  let earnedParts = 0
  let earned = 0
  const earnings: Earning[] = []
  for (const period of periods) {
    const first = from > period.start ? from : period.start
    const last = to !== null && to < period.end ? to : period.end
    const employedDays = Math.max(0, daysBetween(first, last) + 1)
    const days = entitlementOn(rules, employment, period.start)
    earnedParts += days * employedDays * (parts / dayCount(period))
    const total = roundDays(rounding, earnedParts / (parts * periods.length))
    if (total > earned || (days === 0 && employedDays > 0))
      earnings.push({ period: period.start, effective_on: first, days: total - earned })
    earned = total
  }
  return earnings
}

/**
 * Calculates the accruals of an account in a leave year. In a type with yearly accrual, a line of zero days shows that
 * no rule matched at first. If a rule matches later in the year, the person earns days from that day on, like a person
 * who starts then.
 */
export function matchedEarnings(
  { rules, lines, today }: { rules: AccrualRules; lines: BookedLine[]; today: string },
  employment: Employment,
  year: Period,
): Earning[] {
  const isInYear = (day: string | null) => day !== null && day >= year.start && day <= year.end
  const earned = lines.filter(({ kind, period }) => kind === 'accrual' && isInYear(period))
  const wasUnmatched = rules.accrual_method === 'yearly' && earned.some(({ days }) => days === 0)
  if (!wasUnmatched || entitlementOn(rules, employment, year.start) === 0) return earnDays(rules, employment, year)
  const since = earned.find(({ days }) => days !== 0)?.effective_on ?? today
  if (!isInYear(since)) return []
  return earnDays(rules, employment, year, { since }).map((earning) => ({ ...earning, period: since }))
}

/** Returns the entitlement for a full year of employment, by the years of service that are complete on a day. */
function entitlementOn({ days_per_year, days_by_service }: EntitlementByService, { from }: Employment, day: string) {
  const step = days_by_service.findLast(({ after_years }) => anniversary(from, after_years) <= day)
  return step?.days_per_year ?? days_per_year
}

/** Whether a period has an accrual line of zero days, which is booked when no rule matches. */
export const isUnearned = (lines: BookedLine[], first: string): boolean =>
  lines.some(({ kind, period, days }) => kind === 'accrual' && period === first && days === 0)

const dayCount = ({ start, end }: Period): number => daysBetween(start, end) + 1
