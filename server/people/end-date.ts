import { addDays, isDate } from '../operation/calendar-date.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'

type EmploymentEnd = Pick<Schemas['PersonUpdate'], 'end_date' | 'last_day'>

/** Returns the last day of employment, which is the day before the end date. */
export const lastDay = (end_date: string | null): string | null => end_date && addDays(end_date, -1)

/**
 * Checks the two ways to set the end of employment: they must agree, and the day after the last day must be a valid
 * date.
 */
export function endProblems({ end_date, last_day }: EmploymentEnd): Problem[] {
  if (last_day === undefined) return []
  const end = last_day && addDays(last_day, 1)
  if (end_date !== undefined && end_date !== end) {
    return [{ path: 'body.last_day', code: 'invalid', message: 'must be the day before end_date, or be left out' }]
  }
  return end === null || isDate(end)
    ? []
    : [{ path: 'body.last_day', code: 'too_late', message: 'must be before 9999-12-31' }]
}

/**
 * Returns the end date of a body, which contains either the end date or the last day before it.
 *
 * @returns an object without members if the body contains neither
 * @throws {ApiError} 422 if the two dates do not agree
 */
export function endDate(body: EmploymentEnd): { end_date?: string | null } {
  const problems = endProblems(body)
  if (problems.length > 0) throw validationFailed(problems)
  const { end_date, last_day } = body
  if (last_day !== undefined) return { end_date: last_day && addDays(last_day, 1) }
  return end_date === undefined ? {} : { end_date }
}
