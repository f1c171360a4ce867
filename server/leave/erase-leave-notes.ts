import { sql } from 'kysely'
import type { Change } from '../operation/work.ts'

/**
 * Deletes the notes on and the reasons for the leave of people, which can be medical data, and the metadata of the leave, whose
 * content is unknown. The requests and the lines of the ledger remain.
 *
 * @param people - the IDs of people whose personal data is cleared in the same transaction
 * @param options.andExternalIds - whether to delete the `external_id` of requests too
 */
export async function eraseLeaveNotes(
  { db, business_id }: Change,
  people: readonly number[],
  { andExternalIds = false } = {},
): Promise<void> {
  const isOfPeople = sql`business_id = ${business_id} and person_id = any(${people}::int[])`
  await sql`
    update leave_requests
    set note = null, reason_code = null, decision_note = null, metadata = '{}',
      external_id = case when ${andExternalIds} then null else external_id end, version = version + 1, updated_at = now()
    where ${isOfPeople} and (note is not null or reason_code is not null or decision_note is not null or metadata <> '{}'
      or ${andExternalIds} and external_id is not null)`.execute(db)
  await sql`update leave_ledger set note = null where ${isOfPeople} and note is not null`.execute(db)
}
