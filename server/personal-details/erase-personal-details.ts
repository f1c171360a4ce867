import { sql } from 'kysely'
import type { Change } from '../operation/work.ts'

/**
 * Deletes the identifiers, emergency contacts and dependents of people.
 *
 * @param people - the IDs of people whose PII is erased in the same transaction
 */
export async function erasePersonalDetails({ db, business_id }: Change, people: readonly number[]): Promise<void> {
  for (const table of ['identifiers', 'emergency_contacts', 'dependents'] as const) {
    await sql`
      delete from ${sql.table(table)}
      where business_id = ${business_id} and person_id = any(${people}::int[])`.execute(db)
  }
}
