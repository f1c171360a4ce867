import { sql } from 'kysely'
import type { GlobalChange } from '../operation/work.ts'

/**
 * Deletes what people would have been paid. What they were paid stays on their payslips.
 *
 * @param people - in any business, whose personal data is cleared in the same transaction
 */
export async function forgetRecurringLines(
  { db }: GlobalChange,
  people: { business_id: number; id: number }[],
): Promise<void> {
  await sql`
    delete from recurring_lines line
    using json_to_recordset(${JSON.stringify(people)}) as person (business_id integer, id integer)
    where line.business_id = person.business_id and line.person_id = person.id`.execute(db)
}
