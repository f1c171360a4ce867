import type { Selectable } from 'kysely'
import type { Database } from '../db/orm.ts'
import type { EventData } from '../events/record-event.ts'
import type { Schemas } from '../operation/contract.ts'

/** The columns that presenting a request takes, for `select` and `returning`. */
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
  'decision_note',
  'decided_by',
  'decided_at',
  'created_at',
  'updated_at',
  'version',
] as const

export type LeaveRequestRow = Pick<Selectable<Database['leave_requests']>, (typeof leaveRequestColumns)[number]>

const actionsIn: Record<Schemas['LeaveStatus'], Schemas['LeaveAction'][]> = {
  requested: ['update', 'approve', 'reject', 'cancel'],
  approved: ['cancel'],
  rejected: [],
  cancelled: [],
}

/** A request for leave as the API shows it. */
export function presentLeaveRequest(row: LeaveRequestRow): Schemas['LeaveRequest'] {
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
    decision_note: row.decision_note,
    decided_by: row.decided_by,
    decided_at: row.decided_at,
    allowed_actions: actionsIn[row.status],
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}

/** What events tell of leave: no notes. */
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
