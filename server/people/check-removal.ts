import { checkRemainingOwner } from '../access/users/last-owner.ts'
import { isNullInRow } from '../db/is-null.ts'
import { conflictAt } from '../operation/errors.ts'
import type { Change } from '../operation/work.ts'
import type { PersonRow } from './present-person.ts'

/**
 * Checks that a person can be deleted or erased.
 *
 * @param work - its transaction has locked the business and the person, so that the result holds until it ends
 * @throws {ApiError} 409 if the person has a payslip in an unpaid pay run, manages others or will, or is the last owner
 */
export async function checkRemoval(work: Change, { id, user_id }: Pick<PersonRow, 'id' | 'user_id'>): Promise<void> {
  await work.reactions.beforePersonRemoval(work, id)
  const report = await work.db
    .selectFrom('people')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('manager_id', '=', id)
    .where(isNullInRow('people.deleted_at'))
    .limit(1)
    .executeTakeFirst()
  if (report) throw conflictAt({ path: 'path.id', code: 'has_reports', message: 'The person manages others.' })
  const planned = await work.db
    .selectFrom('assignments')
    .innerJoin('people', (join) =>
      join.onRef('people.business_id', '=', 'assignments.business_id').onRef('people.id', '=', 'assignments.person_id'),
    )
    .select('assignments.id')
    .where('assignments.business_id', '=', work.business_id)
    .where('assignments.manager_id', '=', id)
    .where('assignments.applied_at', 'is', null)
    .where(isNullInRow('people.deleted_at'))
    .limit(1)
    .executeTakeFirst()
  if (planned) throw conflictAt({ path: 'path.id', code: 'has_reports', message: 'The person will manage others.' })
  if (user_id) await checkRemainingOwner(work, user_id, 'path.id')
}
