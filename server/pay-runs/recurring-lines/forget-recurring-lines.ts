import { sql } from 'kysely'
import type { Change } from '../../operation/work.ts'

/**
 * Deletes what people would have been paid. What they were paid stays on their payslips.
 *
 * @param people - whose personal data is cleared in the same transaction
 */
export async function forgetRecurringLines({ db, business_id }: Change, people: readonly number[]): Promise<void> {
  await sql`
    delete from recurring_lines where business_id = ${business_id} and person_id = any(${people}::int[])`.execute(db)
}
