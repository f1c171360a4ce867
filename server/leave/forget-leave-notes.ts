import { sql } from 'kysely'
import type { GlobalChange } from '../operation/work.ts'

/**
 * Deletes the notes on people's leave, which can say why they were ill, and its metadata, of which nobody knows what it
 * says. Leave requests, with their ids, and ledger lines stay.
 *
 * @param people - in any business, whose personal data is cleared in the same transaction
 * @param options.andExternalIds - also by which other systems know the requests
 */
export async function forgetLeaveNotes(
  { db }: GlobalChange,
  people: { business_id: number; id: number }[],
  { andExternalIds = false } = {},
): Promise<void> {
  const cleared = sql`json_to_recordset(${JSON.stringify(people)}) as person (business_id integer, id integer)`
  await sql`
    update leave_requests request
    set note = null, decision_note = null, metadata = '{}',
      external_id = case when ${andExternalIds} then null else external_id end, version = request.version + 1, updated_at = now()
    from ${cleared}
    where request.business_id = person.business_id and request.person_id = person.id
      and (request.note is not null or request.decision_note is not null or request.metadata <> '{}'
        or ${andExternalIds} and request.external_id is not null)`.execute(db)
  await sql`
    update leave_ledger line set note = null
    from ${cleared}
    where line.business_id = person.business_id and line.person_id = person.id
      and line.note is not null`.execute(db)
}
