import { sql } from 'kysely'
import type { Change } from '../operation/work.ts'

/**
 * Deletes the tasks about people, and the checklists that were started for them.
 *
 * @param people - the IDs of people whose PII is erased in the same transaction
 */
export async function eraseTasks({ db, business_id }: Change, people: readonly number[]): Promise<void> {
  await sql`delete from tasks where business_id = ${business_id} and person_id = any(${people}::int[])`.execute(db)
  await sql`
    delete from started_checklists
    where business_id = ${business_id} and person_id = any(${people}::int[])`.execute(db)
}
