import { addDays, isDate } from '../operation/calendar-date.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'

type EmploymentEnd = Pick<Schemas['PersonUpdate'], 'end_date' | 'last_day'>

/** The last day of employment, which is the day before the end date. */
export const lastDay = (end_date: string | null): string | null => end_date && addDays(end_date, -1)

/** The problems of the two ways to set the end of employment: different days, or a last day after the last valid one. */
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
 * The end date of a body, which has it as such or as the last day before it.
 *
 * @returns no member if the body has neither
 * @throws {ApiError} 422 if the two differ
 */
export function endDate(body: EmploymentEnd): { end_date?: string | null } {
  const problems = endProblems(body)
  if (problems.length > 0) throw validationFailed(problems)
  const { end_date, last_day } = body
  if (last_day !== undefined) return { end_date: last_day && addDays(last_day, 1) }
  return end_date === undefined ? {} : { end_date }
}
