import { sql } from 'kysely'
import type { Change } from '../operation/work.ts'

/** Takes the name, the number and the address of a person off their payslips, whose amounts the law keeps. */
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
 * Deletes what people would have been paid. What they were paid stays on their payslips.
 *
 * @param people - whose personal data is cleared in the same transaction
 */
export async function eraseRecurringLines({ db, business_id }: Change, people: readonly number[]): Promise<void> {
  await sql`
    delete from recurring_lines where business_id = ${business_id} and person_id = any(${people}::int[])`.execute(db)
}
