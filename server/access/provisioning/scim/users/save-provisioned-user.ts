import { sql } from 'kysely'
import { orConflict } from '../../../../operation/conflicts.ts'
import type { Change } from '../../../../operation/work.ts'
import type { UserInput } from './user-input.ts'

/** The errors for values that another user has. */
export const userConflicts = {
  users_email: { path: 'emails', code: 'taken', message: 'Another user has this email address.' },
  users_login: { path: 'emails', code: 'taken', message: 'Another user has this email address.' },
  provisioned_users_name: { path: 'userName', code: 'taken', message: 'Another user has this userName.' },
}

/**
 * Stores what the directory has sent about a user.
 *
 * @throws {ApiError} 409 if another user has the user name
 */
export async function saveProvisionedUser(work: Change, user_id: number, input: UserInput): Promise<void> {
  const { db, business_id } = work
  const { active: _, email: __, ...stored } = input
  const values = { ...stored, user_name_key: input.user_name.toLowerCase(), deleted_at: null }
  const updated = await orConflict(
    db
      .updateTable('provisioned_users')
      .set({ ...values, updated_at: sql`now()` })
      .where('business_id', '=', business_id)
      .where('user_id', '=', user_id)
      .returning('user_id')
      .executeTakeFirst(),
    userConflicts,
  )
  if (updated) return
  await orConflict(
    db
      .insertInto('provisioned_users')
      .values({ business_id, user_id, ...values })
      .execute(),
    userConflicts,
  )
}

/** Adds the rows of users that the directory has not changed before, when it adds them to a group. */
export async function adoptUsers({ db, business_id }: Change, ids: readonly number[]): Promise<void> {
  await sql`
    insert into provisioned_users (business_id, user_id, user_name, user_name_key, display_name)
    select business_id, id, email, lower(email), name from users
    where business_id = ${business_id} and id = any(${ids}::int[])
    on conflict do nothing`.execute(db)
}
