import { sql } from 'kysely'
import type { Change } from '../operation/work.ts'

/**
 * Deletes the change requests of people, whose values are personal data.
 *
 * @param people - the IDs of people whose personal data is cleared in the same transaction
 */
export async function erasePersonChanges({ db, business_id }: Change, people: readonly number[]): Promise<void> {
  await sql`
    delete from person_changes where business_id = ${business_id} and person_id = any(${people}::int[])`.execute(db)
}
