import { type RawBuilder, sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { clock } from '../business/clock.ts'
import type { Principal } from '../operation/principal.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { lockPending } from './find-person-change.ts'
import { notifyRequester } from './mails/queue-person-change-mails.ts'
import {
  type PersonChangeRow,
  personChangeColumns,
  personChangeEventData,
  requestedFields,
} from './present-person-change.ts'

/** The decision of an approver. */
interface Decision {
  status: 'approved' | 'rejected'
  /** The reason for a rejection. */
  decision_note?: string
}

interface DecisionColumns extends Decision {
  decided_by: number | null
  decided_by_api_key: number | null
  decided_at: RawBuilder<string>
}

/**
 * Records the decision of the caller on a request, and notifies the requester by email.
 *
 * @param request - a pending request, locked by the transaction
 */
export async function decide(
  work: Change<Principal>,
  request: PersonChangeRow,
  decision: Decision,
): Promise<PersonChangeRow> {
  const decided = await changeStatus(work, request, {
    ...decision,
    decided_by: work.by.kind === 'user' ? work.by.user_id : null,
    decided_by_api_key: work.by.kind === 'api_key' ? work.by.api_key_id : null,
    decided_at: clock(work),
  })
  await notifyRequester(work, decided)
  return decided
}

/** @param request - a pending request, locked by the transaction */
export const cancelRequest = (work: Change, request: PersonChangeRow) =>
  changeStatus(work, request, { status: 'cancelled' })

/**
 * Cancels the pending request of a person who leaves.
 *
 * @param work - its transaction has locked the person
 */
export async function closePending(work: Change, person_id: number): Promise<void> {
  const pending = await lockPending(work, person_id)
  if (pending) await cancelRequest(work, pending)
}

async function changeStatus(
  work: Change,
  { id }: PersonChangeRow,
  columns: DecisionColumns | { status: 'cancelled' },
): Promise<PersonChangeRow> {
  const row = await work.db
    .updateTable('person_changes')
    .set({ ...columns, version: sql`version + 1`, updated_at: sql`now()` })
    .where('business_id', '=', work.business_id)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning(personChangeColumns)
    .executeTakeFirstOrThrow()
  await publishRequest(work, row, columns.status)
  return row
}

/** Records the event and the audit entry of a request, both without its values. */
export async function publishRequest(
  work: Change,
  row: PersonChangeRow,
  as: 'requested' | 'approved' | 'rejected' | 'cancelled',
): Promise<void> {
  await recordEvent(work, { type: `person_change.${as}`, data: personChangeEventData(row), created_at: row.updated_at })
  const detail = { person_change_id: row.id, person_id: row.person_id, fields: requestedFields(row).join(', ') }
  recordAudit(work, { action: `person_change.${as}`, detail })
}
