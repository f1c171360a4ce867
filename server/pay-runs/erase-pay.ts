import { sql } from 'kysely'
import type { Change } from '../operation/work.ts'

/** Erases the PII in the payslips of a person. The amounts remain, because the law requires their retention. */
export async function erasePayslipNames({ db, business_id }: Change, person_id: number): Promise<void> {
  await db
    .updateTable('payslips')
    .set({
      first_name: 'Erased',
      last_name: 'Person',
      employee_number: null,
      address: null,
      updated_at: sql`now()`,
      version: sql`version + 1`,
    })
    .where('business_id', '=', business_id)
    .where('person_id', '=', person_id)
    .execute()
}

/**
 * Deletes the recurring lines of people. Payslips keep the lines that were copied to them.
 *
 * @param people - the IDs of people whose PII is erased in the same transaction
 */
export async function eraseRecurringLines({ db, business_id }: Change, people: readonly number[]): Promise<void> {
  await sql`
    delete from recurring_lines where business_id = ${business_id} and person_id = any(${people}::int[])`.execute(db)
}
