import { addDays, isDate } from '../operation/calendar-date.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'

type Given = Pick<Schemas['PersonUpdate'], 'end_date' | 'last_day'>

/** The last day of an employment that ends on a date. */
export const lastDayOf = (end_date: string | null): string | null => end_date && addDays(end_date, -1)

/** What is wrong with the end of an employment that a body gives: two different days, or one after the last of all. */
export function endProblems({ end_date, last_day }: Given): Problem[] {
  if (last_day === undefined) return []
  const end = last_day && addDays(last_day, 1)
  if (end_date !== undefined && end_date !== end) {
    return [{ path: 'body.last_day', message: 'must be the day before end_date, or be left out' }]
  }
  return end === null || isDate(end) ? [] : [{ path: 'body.last_day', message: 'must be before 9999-12-31' }]
}

/**
 * The first day after an employment, which a request gives as such or by the last day before it; nothing where it gives
 * neither.
 *
 * @throws {ApiError} 422 when it gives two different ends
 */
export function endDateOf(given: Given): { end_date?: string | null } {
  const problems = endProblems(given)
  if (problems.length > 0) throw validationFailed(problems)
  const { end_date, last_day } = given
  if (last_day !== undefined) return { end_date: last_day && addDays(last_day, 1) }
  return end_date === undefined ? {} : { end_date }
}
