import { sql } from 'kysely'
import { conflict } from '../../operation/errors.ts'
import type { Change } from '../../operation/work.ts'

/**
 * Asked before a user stops being an owner who can log in: a business always has another. An owner counts who is active,
 * has accepted the invitation, was not deleted as a person and has no end date.
 *
 * @param work - has locked the business (`lockBusiness`), so that no other owner goes meanwhile
 * @param path - the member of the request that would be wrong
 * @throws {ApiError} 409 when nobody else could log in as an owner
 */
export async function checkOwnerStays({ db, business_id }: Change, user_id: number, path: string): Promise<void> {
  const { rows } = await sql<{ is_owner: boolean; has_another: boolean }>`
    select bool_or(users.id = ${user_id}) as is_owner, bool_or(users.id <> ${user_id}) as has_another
    from users left join people on people.business_id = users.business_id and people.id = users.person_id
    where users.business_id = ${business_id} and role = 'owner' and active and password_hash is not null
      and email_moved_at is null and people.end_date is null and people.deleted_at is null`.execute(db)
  if (!rows[0]?.is_owner || rows[0].has_another) return
  throw conflict('A business must keep an owner.', [
    { path, message: 'The business would have no owner who can log in.' },
  ])
}
