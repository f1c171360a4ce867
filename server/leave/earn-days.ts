import { addDays, daysBetween } from '../holidays/calendar-date.ts'
import type { Schemas } from '../operation/contract.ts'
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
 * @param year - a leave year of the type
 * @returns the earnings other than zero, in order
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
    employedParts += Math.max(0, daysBetween(first, last) + 1) * (parts / lengthOf(period))
    const soFar = Math.round((2 * days_per_year * employedParts) / (parts * periods.length)) / 2
    if (soFar > earned) earnings.push({ period: period.start, effective_on: first, days: soFar - earned })
    earned = soFar
  }
  return earnings
}

const lengthOf = ({ start, end }: Period): number => daysBetween(start, end) + 1
