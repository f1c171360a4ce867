import { sql } from 'kysely'
import type { Change } from '../operation/work.ts'

/**
 * Deletes the compensations of people. Payslips keep what was paid.
 *
 * @param people - the IDs of people whose PII is erased in the same transaction
 */
export async function eraseCompensations({ db, business_id }: Change, people: readonly number[]): Promise<void> {
  await sql`
    delete from compensations where business_id = ${business_id} and person_id = any(${people}::int[])`.execute(db)
}
