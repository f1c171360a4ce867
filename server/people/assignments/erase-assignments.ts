import { sql } from 'kysely'
import type { Change } from '../../operation/work.ts'

/**
 * Deletes the assignments of people. The assignments of others keep them as managers.
 *
 * @param people - the IDs of people whose PII is erased in the same transaction
 */
export async function eraseAssignments({ db, business_id }: Change, people: readonly number[]): Promise<void> {
  await sql`
    delete from assignments where business_id = ${business_id} and person_id = any(${people}::int[])`.execute(db)
}
