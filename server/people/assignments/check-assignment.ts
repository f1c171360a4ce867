import { conflictAt, validationFailed } from '../../operation/errors.ts'
import type { Change } from '../../operation/work.ts'
import { readEffectiveDayProblems } from '../employment-days.ts'
import { placeOfWork } from '../place-of-work.ts'
import type { PersonRow } from '../present-person.ts'
import { checkManagerOn } from './check-manager.ts'
import type { AssignmentRow } from './present-assignment.ts'
import type { PersonTimeline } from './reconcile-timeline.ts'
import type { Job } from './timeline.ts'

/**
 * Checks the day of an assignment and the records to which its changed members refer, and prevents the deletion of these
 * records until the transaction ends.
 *
 * @param work - its transaction has locked the business and the person
 * @param changes - the members of the job that differ from before
 * @throws {ApiError} 422 for a day outside the employment, a department or a location that is not in the business, or a
 *   manager who is not, or who reports to the person on that day
 */
export async function checkAssignment(
  work: Change,
  person: PersonRow,
  effective_on: string,
  changes: Partial<Job>,
): Promise<void> {
  const problems = await readEffectiveDayProblems(work, effective_on, person)
  if (problems.length > 0) throw validationFailed(problems)
  const { department_id, location_id, manager_id } = changes
  await placeOfWork(work, {
    ...(department_id !== undefined && { department_id }),
    ...(location_id !== undefined && { location_id }),
  })
  if (manager_id) await checkManagerOn(work, person.id, manager_id, effective_on)
}

/**
 * Checks that an assignment can be deleted or moved to another day. The first assignment of an employment starts on the
 * first day of the employment, so neither is possible.
 *
 * @throws {ApiError} 409 if the person’s only assignment would be deleted, or if it is the first assignment of an
 *   employment with a start date
 */
export function checkNotFirst(
  { id, effective_on }: AssignmentRow,
  { rows, former, person }: PersonTimeline & { person: PersonRow },
  problem: { path: string; verb: 'deleted' | 'moved' },
): void {
  const { path, verb } = problem
  if (rows.length === 1 && verb === 'deleted') {
    const message = 'It is the only assignment of the person, and cannot be deleted.'
    throw conflictAt({ path, code: 'only_assignment', message })
  }
  const isStart = [...former, person].some(({ start_date }) => start_date === effective_on)
  if (!isStart && (rows[0]?.id !== id || person.start_date === null)) return
  const message = `It begins with the employment, and cannot be ${verb}. Change start_date of the person instead.`
  throw conflictAt({ path, code: 'first_assignment', message })
}
