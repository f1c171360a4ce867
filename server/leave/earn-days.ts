import { addDays, daysBetween } from '../holidays/calendar-date.ts'
import type { Schemas } from '../operation/contract.ts'
import { monthsOf, type Period } from './leave-year.ts'

/** How days of a leave type are earned. */
export interface AccrualRules {
  accrual_method: Schemas['LeaveAccrualMethod']
  days_per_year: number
  carry_over_max: number | null
  resets_on: string
  /** The first day of the first leave year in which any are earned. */
  accrues_from: string
}

/** When somebody works for the business; `to` is their last day. */
export interface Employment {
  from: string
  to: string | null
}

/**
 * When somebody is employed: from their start date, or else from the day on which they were added, and until the day
 * before the one on which they are gone.
 */
export const employmentOf = (person: {
  start_date: string | null
  end_date: string | null
  added_on: string
}): Employment => ({
  from: person.start_date ?? person.added_on,
  to: person.end_date && addDays(person.end_date, -1),
})

/** Days that are earned with a month or a leave year. */
export interface Earning {
  /** First day of the month or leave year. */
  period: string
  effective_on: string
  days: number
}

/** A multiple of 28, 29, 30 and 31: shares of months are whole numbers of such parts, so that their sums are exact. */
const partsOfMonth = 377_580

/**
 * What a person earns in a leave year. Days are earned in advance, with the first day of the leave year (`yearly`) or a
 * twelfth with the first day of each of its months (`monthly`), or with the first day of employment in it. For a year or
 * a month with employment in part of it, it is the share of calendar days that are employed. What was earned since the
 * beginning of the leave year is rounded to the nearest half day, a quarter up, and each month earns what is new in
 * that, so that whole years have exactly `days_per_year` and nobody is ever more than a quarter of a day off.
 *
 * @param year - a leave year of the type
 * @returns what is earned, in order, without what is nothing
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
