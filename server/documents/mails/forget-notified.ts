import { sql } from 'kysely'
import type { Change } from '../../operation/work.ts'

/**
 * Removes the addresses of a person, of their record and of their login, from those that are mailed what becomes of
 * documents. Documents about somebody else stay otherwise as they are.
 */
export async function forgetNotified(
  { db, business_id }: Change,
  { email, user_id }: { email: string; user_id: number | null },
): Promise<void> {
  const own = sql`(
    select lower(${email}) union select lower(email) from users where business_id = ${business_id} and id = ${user_id}
  )`
  await sql`
    update documents set notify = array(select each from unnest(notify) each where lower(each) not in ${own})
    where business_id = ${business_id} and notify <> '{}'
      and exists (select from unnest(notify) each where lower(each) in ${own})`.execute(db)
  await sql`
    delete from document_mails
    where business_id = ${business_id} and address is not null and lower(address) in ${own}`.execute(db)
}
