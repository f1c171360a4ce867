import { sql } from 'kysely'
import type { Change } from '../../operation/work.ts'

/**
 * Deletes the attachments of the leave of people, which can contain health data.
 *
 * @param people - the IDs of people whose personal data is cleared in the same transaction
 */
export async function eraseLeaveAttachments({ db, business_id }: Change, people: readonly number[]): Promise<void> {
  await sql`
    delete from leave_attachments
    where business_id = ${business_id} and person_id = any(${people}::int[])`.execute(db)
}
