import type { Selectable } from 'kysely'
import type { EventData, Schemas } from '../../operation/contract/contract.ts'
import type { LeaveLedgerLineTable } from './leave-ledger.entity.ts'

/** The columns needed to present a line of the ledger, for `select` and `returning`. */
export const leaveLineColumns = [
  'id',
  'person_id',
  'leave_type_id',
  'kind',
  'days',
  'effective_on',
  'leave_request_id',
  'note',
  'expires_on',
  'created_at',
] as const

export type LeaveLineRow = Pick<Selectable<LeaveLedgerLineTable>, (typeof leaveLineColumns)[number]>

/** Converts a line of the ledger to its API representation. */
export const presentLeaveLine = (row: LeaveLineRow): Schemas['LeaveLine'] => ({
  id: row.id,
  person_id: row.person_id,
  leave_type_id: row.leave_type_id,
  kind: row.kind,
  days: row.days,
  effective_on: row.effective_on,
  leave_request_id: row.leave_request_id,
  note: row.note,
  expires_on: row.expires_on,
  created_at: row.created_at,
})

/** Converts an adjustment to the data of its event, without the note. */
export const adjustmentEventData = (row: LeaveLineRow): EventData<'leave.balance_adjusted'> => ({
  id: row.id,
  person_id: row.person_id,
  leave_type_id: row.leave_type_id,
  days: row.days,
  effective_on: row.effective_on,
  expires_on: row.expires_on,
  created_at: row.created_at,
})
