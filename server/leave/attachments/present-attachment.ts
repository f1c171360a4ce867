import type { Selectable } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import { isAbout, type Principal } from '../../operation/principal.ts'
import type { LeaveAttachmentTable } from './leave-attachment.entity.ts'

/** The columns of an attachment without its file. */
export const attachmentColumns = [
  'id',
  'leave_request_id',
  'person_id',
  'kind',
  'title',
  'size_bytes',
  'added_by',
  'added_by_api_key',
  'created_at',
] as const

export type AttachmentRow = Pick<Selectable<LeaveAttachmentTable>, (typeof attachmentColumns)[number]>

/** Whether files can be attached to leave in a status, and deleted again by those who attached them. */
export const isOpen = (status: Schemas['LeaveStatus']): boolean => status === 'requested' || status === 'approved'

/** Whether the caller sees all people of the business. */
export const seesEveryone = ({ reach }: Principal): boolean => reach.own_person === undefined

/** Whether the caller attached a file. */
export const isAdder = (by: Principal, { added_by, added_by_api_key }: AttachmentRow): boolean =>
  by.kind === 'user' ? added_by === by.user_id : added_by_api_key === by.api_key_id

function mayDelete(by: Principal, row: AttachmentRow, status: Schemas['LeaveStatus']): boolean {
  const mayWrite = by.scopes.has('leave:write') || (isAbout(by, row.person_id) && by.scopes.has('self'))
  return mayWrite && (seesEveryone(by) || (isAdder(by, row) && isOpen(status)))
}

/**
 * Converts an attachment to its API representation for the caller.
 *
 * @param status - the status of its leave request
 */
export const presentAttachment = (
  by: Principal,
  row: AttachmentRow,
  status: Schemas['LeaveStatus'],
): Schemas['LeaveAttachment'] => ({
  id: row.id,
  leave_request_id: row.leave_request_id,
  person_id: row.person_id,
  kind: row.kind,
  title: row.title,
  size_bytes: row.size_bytes,
  added_by: row.added_by,
  allowed_actions: mayDelete(by, row, status) ? ['delete'] : [],
  created_at: row.created_at,
})
