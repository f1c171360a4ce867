import type { EntityManager } from '@mikro-orm/postgresql'
import { readToday } from '../business/today.ts'
import type { Schemas } from '../operation/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'

type Dates = Pick<Schemas['PersonCreate'], 'date_of_birth' | 'start_date' | 'end_date'>

/**
 * The rules of a person that a schema cannot say.
 *
 * @param today - `YYYY-MM-DD` in the business's time zone
 * @returns every problem, none when the person is fine
 */
export function checkPerson({ date_of_birth, start_date, end_date }: Dates, today: string): Problem[] {
  const problems: Problem[] = []
  if (date_of_birth && date_of_birth >= today) {
    problems.push({ path: 'body.date_of_birth', message: 'must be in the past' })
  }
  if (start_date && end_date && end_date < start_date) {
    problems.push({ path: 'body.end_date', message: 'must not be before start_date' })
  }
  return problems
}

const dayMs = 86_400_000

/**
 * Holds a person to these rules.
 *
 * @throws {ApiError} 422 with every problem
 */
export async function holdToRules(t: EntityManager, business_id: number, person: Dates, now: Date): Promise<void> {
  // No time zone is a day behind UTC, so what was before yesterday is in the past everywhere.
  const yesterday = new Date(now.getTime() - dayMs).toISOString().slice(0, 10)
  const isLongPast = !person.date_of_birth || person.date_of_birth < yesterday
  const problems = checkPerson(person, isLongPast ? yesterday : await readToday(t, business_id))
  if (problems.length > 0) throw validationFailed(problems)
}

/** The constraints that a person can clash with, in words for the caller. */
export const personConflicts = {
  people_email: { path: 'body.email', message: 'Another person has this email.' },
  people_external_id: { path: 'body.external_id', message: 'Another person has this external_id.' },
  people_employee_number: { path: 'body.employee_number', message: 'Another person has this employee_number.' },
}
