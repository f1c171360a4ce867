import { sql } from 'kysely'
import type { Change } from '../operation/work.ts'

/**
 * Deletes the notes on people's leave, which can say why they were ill, and its metadata, of which nobody knows what it
 * says. Leave requests, with their ids, and ledger lines stay.
 *
 * @param people - whose personal data is cleared in the same transaction
 * @param options.andExternalIds - also by which other systems know the requests
 */
export async function eraseLeaveNotes(
  { db, business_id }: Change,
  people: readonly number[],
  { andExternalIds = false } = {},
): Promise<void> {
  const isCleared = sql`business_id = ${business_id} and person_id = any(${people}::int[])`
  await sql`
    update leave_requests
    set note = null, decision_note = null, metadata = '{}',
      external_id = case when ${andExternalIds} then null else external_id end, version = version + 1, updated_at = now()
    where ${isCleared} and (note is not null or decision_note is not null or metadata <> '{}'
      or ${andExternalIds} and external_id is not null)`.execute(db)
  await sql`update leave_ledger set note = null where ${isCleared} and note is not null`.execute(db)
}
