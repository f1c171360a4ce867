import type { Selectable } from 'kysely'
import type { EventData, Schemas } from '../operation/contract/contract.ts'
import type { LeaveRequestTable } from './leave-request.entity.ts'

/** The columns needed to present a request and to decide on it, for `select` and `returning`. */
export const leaveRequestColumns = [
  'id',
  'person_id',
  'leave_type_id',
  'start_date',
  'end_date',
  'start_portion',
  'end_portion',
  'days',
  'breakdown',
  'note',
  'status',
  'own_user_id',
  'requested_by',
  'requester_ids',
  'decision_note',
  'decided_by',
  'decided_by_api_key',
  'decided_at',
  'external_id',
  'metadata',
  'created_at',
  'updated_at',
  'version',
] as const

export type LeaveRequestRow = Pick<Selectable<LeaveRequestTable>, (typeof leaveRequestColumns)[number]>

/**
 * A request for leave as the API shows it.
 *
 * @param allowed_actions - what the caller may do with it (`show-leave-request.ts`)
 */
export function presentLeaveRequest(
  row: LeaveRequestRow,
  allowed_actions: Schemas['LeaveAction'][],
): Schemas['LeaveRequest'] {
  return {
    id: row.id,
    person_id: row.person_id,
    leave_type_id: row.leave_type_id,
    start_date: row.start_date,
    end_date: row.end_date,
    start_portion: row.start_portion,
    end_portion: row.end_portion,
    days: row.days,
    breakdown: row.breakdown,
    note: row.note,
    status: row.status,
    requested_by: row.requested_by,
    decision_note: row.decision_note,
    decided_by: row.decided_by,
    decided_at: row.decided_at,
    external_id: row.external_id,
    metadata: row.metadata,
    allowed_actions,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}

/** Leave as events show it: without notes. */
export function leaveEventData(row: LeaveRequestRow): EventData<'leave.requested'> {
  return {
    id: row.id,
    person_id: row.person_id,
    leave_type_id: row.leave_type_id,
    start_date: row.start_date,
    end_date: row.end_date,
    start_portion: row.start_portion,
    end_portion: row.end_portion,
    days: row.days,
    status: row.status,
    decided_by: row.decided_by,
    decided_at: row.decided_at,
    created_at: row.created_at,
  }
}
