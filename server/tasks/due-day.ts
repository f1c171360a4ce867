import { addDays, isDate } from '../operation/calendar-date.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { lastDay } from '../people/end-date.ts'

/** The days of an employment, as stored. */
interface EmploymentDays {
  start_date: string | null
  end_date: string | null
}

/**
 * Returns the day that is a number of days from the first or last day of an employment.
 *
 * @returns null if the employment has no such day, or the result is not a valid date
 */
export function dueDay(due: Schemas['TaskDue'], employment: EmploymentDays): string | null {
  if (due === null) return null
  const day = due.relative_to === 'first_day' ? employment.start_date : lastDay(employment.end_date)
  if (day === null) return null
  const result = addDays(day, due.days)
  return isDate(result) ? result : null
}
