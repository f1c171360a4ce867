import { addDays, daysBetween } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { monthsOf, type Period } from './leave-year.ts'

/** The rules by which days of a leave type are earned. */
export interface AccrualRules {
  accrual_method: Schemas['LeaveAccrualMethod']
  days_per_year: number
  carry_over_max: number | null
  resets_on: string
  /** The first day of the first leave year in which days are earned. */
  accrues_from: string
  /** The last day on which days are earned: that on which the type was archived. Null while it is not. */
  accrues_until: string | null
}

/** When a person works for the business; `to` is their last day. */
export interface Employment {
  from: string
  to: string | null
}

/**
 * A person's employment: from their start date (or else the day on which they were added) to the day before their end
 * date, on which they are gone.
 */
export const employmentOf = (person: {
  start_date: string | null
  end_date: string | null
  added_on: string
}): Employment => ({
  from: person.start_date ?? person.added_on,
  to: person.end_date && addDays(person.end_date, -1),
})

/** Days earned for a month or a leave year. */
export interface Earning {
  /** The first day of the month or leave year. */
  period: string
  effective_on: string
  days: number
}

/** What was booked for somebody. */
interface Booked {
  kind: Schemas['LeaveLineKind']
  days: number
  effective_on: string
  period: string | null
}

/** A multiple of 28, 29, 30 and 31: any share of a month is a whole number of such parts, so that sums are exact. */
const partsOfMonth = 377_580

/**
 * Works out what a person earns in a leave year.
 *
 * Days are earned in advance: all of them on the first day of the leave year (`yearly`), or a twelfth on the first day
 * of each of its months (`monthly`). In a period in which employment begins, they are earned on its first day. A period
 * that is employed in part earns the share of its calendar days that are employed.
 *
 * The sum since the beginning of the leave year is rounded to the nearest half day, a quarter up, and each month earns
 * the increase of that sum. A whole year then has exactly `days_per_year`, and nobody is ever more than a quarter of a
 * day off.
 *
 * Whom the rules of a type give nothing earns zero days in each period, so that a rule that is for them later gives days
 * from then on and not for what is past.
 *
 * @param year - a leave year of the type
 * @returns the earnings in order: other than zero, unless nothing is earned in a year at all
 */
export function earnDays(
  { accrual_method, days_per_year }: Pick<AccrualRules, 'accrual_method' | 'days_per_year'>,
  { from, to }: Employment,
  year: Period,
): Earning[] {
  if (accrual_method === 'none') return []
  const periods = accrual_method === 'yearly' ? [year] : monthsOf(year)
  const parts = accrual_method === 'yearly' ? lengthOf(year) : partsOfMonth

  let employedParts = 0
  let earned = 0
  const earnings: Earning[] = []
  for (const period of periods) {
    const first = from > period.start ? from : period.start
    const last = to !== null && to < period.end ? to : period.end
    const employedDays = Math.max(0, daysBetween(first, last) + 1)
    employedParts += employedDays * (parts / lengthOf(period))
    const soFar = Math.round((2 * days_per_year * employedParts) / (parts * periods.length)) / 2
    if (soFar > earned || (days_per_year === 0 && employedDays > 0))
      earnings.push({ period: period.start, effective_on: first, days: soFar - earned })
    earned = soFar
  }
  return earnings
}

/**
 * Works out what somebody earns in a leave year. Whom no rule of a yearly type was for on its first day, as their line of
 * zero days says, and whom one is for later, earns from that day on, as a person who starts then does.
 */
export function earningsOf(
  { rules, lines, today }: { rules: AccrualRules; lines: Booked[]; today: string },
  employment: Employment,
  year: Period,
): Earning[] {
  const isInYear = (day: string | null) => day !== null && day >= year.start && day <= year.end
  const earned = lines.filter(({ kind, period }) => kind === 'accrual' && isInYear(period))
  const hadNothing = rules.accrual_method === 'yearly' && earned.some(({ days }) => days === 0)
  if (!hadNothing || rules.days_per_year === 0) return earnDays(rules, employment, year)
  const since = earned.find(({ days }) => days !== 0)?.effective_on ?? today
  if (!isInYear(since)) return []
  const from = since > employment.from ? since : employment.from
  return earnDays(rules, { ...employment, from }, year).map((earning) => ({ ...earning, period: since }))
}

/** Whether it was booked that somebody earned nothing for a period, because no rule was for them. */
export const isUnearned = (lines: Booked[], first: string): boolean =>
  lines.some(({ kind, period, days }) => kind === 'accrual' && period === first && days === 0)

const lengthOf = ({ start, end }: Period): number => daysBetween(start, end) + 1
