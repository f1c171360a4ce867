import type { Problem } from '../operation/errors.ts'
import type { FittingRequest, Rules } from '../operation/rules.ts'
import { orderProblems } from './check-person.ts'
import { endDateOf, endProblems } from './end-date.ts'
import { departmentProblems } from './place-of-work.ts'

type Dates = Pick<FittingRequest<'people.update'>['body'], 'start_date' | 'end_date' | 'last_day'>

/**
 * The rules for the body of a person. Where nothing else is wrong, the operation names those for its days together with
 * what depends on the clock of the business (`checkPerson`).
 */
export const personRules: Rules<'people.create' | 'people.update'> = ({ body, fits }) => {
  const problems = departmentProblems(body)
  return fits && problems.length === 0 ? [] : [...problems, ...dayProblems(body)]
}

/** An end is required, in one of two ways. */
export const terminationRules: Rules<'people.terminate'> = ({ body, bodyNames }) =>
  bodyNames.has('end_date') || bodyNames.has('last_day')
    ? dayProblems(body)
    : [{ path: 'body.end_date', message: 'is required, unless last_day is given' }]

function dayProblems({ start_date, end_date, last_day }: Dates): Problem[] {
  const problems = endProblems({ end_date, last_day })
  return problems.length > 0 ? problems : orderProblems({ start_date, last_day, ...endDateOf({ end_date, last_day }) })
}
