import { readToday } from '../business/today.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import type { FittingRequest, Rules } from '../operation/rules.ts'
import type { Work } from '../operation/work.ts'
import { endDate, endProblems } from './end-date.ts'
import { departmentProblems } from './place-of-work.ts'

type Dates = Pick<Schemas['PersonCreate'], 'date_of_birth' | 'start_date' | 'end_date' | 'last_day' | 'end_kind'>

const dayMs = 86_400_000

/**
 * Checks the rules for the dates of a person that a schema cannot express.
 *
 * @throws {ApiError} 422 with all problems
 */
export async function checkPersonDates(work: Work, person: Dates): Promise<void> {
  // No time zone is more than a day behind UTC, so a date before yesterday is in the past everywhere.
  const yesterday = new Date(work.now.getTime() - dayMs).toISOString().slice(0, 10)
  const isLongPast = !person.date_of_birth || person.date_of_birth < yesterday
  const problems = personProblems(person, isLongPast ? yesterday : await readToday(work))
  if (problems.length > 0) throw validationFailed(problems)
}

/**
 * Returns a problem for each broken rule.
 *
 * @param today - the date in the time zone of the business, `YYYY-MM-DD`
 */
export function personProblems({ date_of_birth, end_kind, ...employment }: Dates, today: string): Problem[] {
  const isValidBirthDate = !date_of_birth || date_of_birth < today
  return [
    ...(isValidBirthDate ? [] : [{ path: 'body.date_of_birth', code: 'too_late', message: 'must be in the past' }]),
    ...orderProblems(employment),
    ...(end_kind && !employment.end_date ? [endKindProblem] : []),
  ]
}

const endKindProblem: Problem = {
  path: 'body.end_kind',
  code: 'not_combinable',
  message: 'is only for an employment with an end_date',
}

function orderProblems({ start_date, end_date, last_day }: Omit<Dates, 'date_of_birth' | 'end_kind'>): Problem[] {
  if (!start_date || !end_date || end_date >= start_date) return []
  return [
    {
      path: `body.${last_day ? 'last_day' : 'end_date'}`,
      code: 'ends_before_start',
      message: 'must not be before start_date',
    },
  ]
}

/**
 * The validation rules for the body of a person that need no database. If the body breaks no other rule, the operation
 * reports problems of its dates together with those that depend on today's date (`checkPersonDates`).
 */
export const personRules: Rules<'people.create' | 'people.update'> = ({ body, fits }) => {
  const problems = departmentProblems(body)
  return fits && problems.length === 0 ? [] : [...problems, ...dateProblems(body)]
}

/** The validation rules for a termination, which needs an end date or a last day. */
export const terminationRules: Rules<'people.terminate'> = ({ body, bodyNames }) =>
  bodyNames.has('end_date') || bodyNames.has('last_day')
    ? dateProblems(body)
    : [{ path: 'body.end_date', code: 'required', message: 'is required, unless last_day is given' }]

function dateProblems({
  start_date,
  end_date,
  last_day,
}: Pick<FittingRequest<'people.update'>['body'], 'start_date' | 'end_date' | 'last_day'>): Problem[] {
  const problems = endProblems({ end_date, last_day })
  return problems.length > 0 ? problems : orderProblems({ start_date, last_day, ...endDate({ end_date, last_day }) })
}

/** The unique indexes of people, with the problems that report conflicts. */
export const personConflicts = {
  people_email: { path: 'body.email', code: 'taken', message: 'Another person has this email.' },
  people_external_id: { path: 'body.external_id', code: 'taken', message: 'Another person has this external_id.' },
  people_employee_number: {
    path: 'body.employee_number',
    code: 'taken',
    message: 'Another person has this employee_number.',
  },
}
