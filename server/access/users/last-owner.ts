import { sql } from 'kysely'
import { conflict } from '../../operation/errors.ts'
import type { Change } from '../../operation/work.ts'

/**
 * Checks that a business keeps an owner when a user ceases to be an owner. An owner counts only if they are active and
 * have accepted the invitation, and if their person is not deleted and has no end date.
 *
 * @param work - has locked the business (`lockBusiness`), so that owners are removed one at a time
 * @param path - the path of the member in the request
 * @throws {ApiError} 409 if no other owner could log in, or if the owner is the one who can log in without single sign-on
 */
export async function checkRemainingOwner(work: Change, user_id: number, path: string): Promise<void> {
  await checkBreakGlass(work, user_id, path)
  const { db, business_id } = work
  const { rows } = await sql<{ is_owner: boolean; has_another: boolean }>`
    select bool_or(users.id = ${user_id}) as is_owner, bool_or(users.id <> ${user_id}) as has_another
    from users left join people on people.business_id = users.business_id and people.id = users.person_id
    where users.business_id = ${business_id} and role = 'owner' and active and password_hash is not null
      and email_moved_at is null and people.end_date is null and people.deleted_at is null`.execute(db)
  if (!rows[0]?.is_owner || rows[0].has_another) return
  throw conflict('A business must keep an owner.', [
    { path, code: 'last_owner', message: 'The business would have no owner who can log in.' },
  ])
}

async function checkBreakGlass({ db, business_id }: Change, user_id: number, path: string): Promise<void> {
  const provider = await db
    .selectFrom('single_sign_on')
    .select('break_glass_user_id')
    .where('business_id', '=', business_id)
    .executeTakeFirst()
  if (provider?.break_glass_user_id !== user_id) return
  throw conflict('The business needs this owner for logins without single sign-on.', [
    { path, code: 'break_glass', message: 'Choose another owner in the settings of single sign-on first.' },
  ])
}
