import { sql } from 'kysely'
import type { Change } from '../../operation/work.ts'

/** Removes the email addresses of a person and their user from the contacts of webhooks. */
export async function eraseContact(
  { db, business_id }: Change,
  { email, user_id }: { email: string; user_id: number | null },
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ contact: null, version: sql`version + 1`, updated_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where(
      sql<boolean>`lower(contact) in (
        select lower(${email}) union select lower(email) from users where business_id = ${business_id} and id = ${user_id}
      )`,
    )
    .execute()
}
