import { readToday } from '../business/today.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import type { Work } from '../operation/work.ts'

type Dates = Pick<Schemas['PersonCreate'], 'date_of_birth' | 'start_date' | 'end_date' | 'last_day'>

const dayMs = 86_400_000

/**
 * Checks the rules of a person that a schema cannot express.
 *
 * @throws {ApiError} 422 with every problem
 */
export async function checkPerson(work: Work, person: Dates): Promise<void> {
  // No time zone is a day behind UTC, so a date before yesterday is in the past everywhere.
  const yesterday = new Date(work.now.getTime() - dayMs).toISOString().slice(0, 10)
  const isLongPast = !person.date_of_birth || person.date_of_birth < yesterday
  const problems = personProblems(person, isLongPast ? yesterday : await readToday(work))
  if (problems.length > 0) throw validationFailed(problems)
}

/**
 * @param today - `YYYY-MM-DD` in the time zone of the business
 * @returns every rule that the person breaks; an empty list when there is none
 */
export function personProblems({ date_of_birth, start_date, end_date, last_day }: Dates, today: string): Problem[] {
  const isBorn = !date_of_birth || date_of_birth < today
  return [
    ...(isBorn ? [] : [{ path: 'body.date_of_birth', message: 'must be in the past' }]),
    ...orderProblems({ start_date, end_date, last_day }),
  ]
}

/** An employment does not end before it starts. */
export function orderProblems({ start_date, end_date, last_day }: Omit<Dates, 'date_of_birth'>): Problem[] {
  if (!start_date || !end_date || end_date >= start_date) return []
  return [{ path: `body.${last_day ? 'last_day' : 'end_date'}`, message: 'must not be before start_date' }]
}

/** The constraints that a person can clash with, in words for the caller. */
export const personConflicts = {
  people_email: { path: 'body.email', message: 'Another person has this email.' },
  people_external_id: { path: 'body.external_id', message: 'Another person has this external_id.' },
  people_employee_number: { path: 'body.employee_number', message: 'Another person has this employee_number.' },
}
