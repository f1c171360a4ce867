import { checkRemainingOwner } from '../access/users/last-owner.ts'
import { isNullInRow } from '../db/is-null.ts'
import { conflict } from '../operation/errors.ts'
import type { Change } from '../operation/work.ts'
import type { PersonRow } from './present-person.ts'

/**
 * Asked before a record is deleted or erased: nothing that goes on needs the person.
 *
 * @param work - has locked the business and the person, so that it stays like this
 * @throws {ApiError} 409 while they are in a pay run that is not paid yet, manage others, or are the last owner
 */
export async function checkCanLeave(work: Change, { id, user_id }: Pick<PersonRow, 'id' | 'user_id'>): Promise<void> {
  await work.reactions.beforePersonRemoval(work, id)
  if (await managesOthers(work, id)) throw conflict('The person manages others.')
  if (user_id) await checkRemainingOwner(work, user_id, 'path.id')
}

async function managesOthers({ db, business_id }: Change, id: number): Promise<boolean> {
  const report = await db
    .selectFrom('people')
    .select('id')
    .where('business_id', '=', business_id)
    .where('manager_id', '=', id)
    .where(isNullInRow('people.deleted_at'))
    .limit(1)
    .executeTakeFirst()
  return report !== undefined
}
