import { sql } from 'kysely'
import type { Change } from '../../operation/work.ts'

/**
 * Clears the reasons for which the former employments of people ended. The dates remain, as those of the record do.
 *
 * @param people - the IDs of people whose PII is erased in the same transaction
 */
export async function eraseEmployments({ db, business_id }: Change, people: readonly number[]): Promise<void> {
  await sql`
    update employments set end_reason = null
    where business_id = ${business_id} and person_id = any(${people}::int[])`.execute(db)
}
