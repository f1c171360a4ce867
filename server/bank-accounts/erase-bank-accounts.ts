import { sql } from 'kysely'
import type { Change } from '../operation/work.ts'

/**
 * Deletes the bank accounts of people.
 *
 * @param people - the IDs of people whose PII is erased in the same transaction
 */
export async function eraseBankAccounts({ db, business_id }: Change, people: readonly number[]): Promise<void> {
  await sql`
    delete from bank_accounts where business_id = ${business_id} and person_id = any(${people}::int[])`.execute(db)
}
