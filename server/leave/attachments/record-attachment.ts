import { sql } from 'kysely'
import { type AuditEntry, recordAudit } from '../../audit/record-audit.ts'
import type { Change } from '../../operation/work.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { leaveEventData, leaveRequestColumns } from '../present-leave-request.ts'
import type { AttachmentRow } from './present-attachment.ts'

/**
 * Records that a file was attached to a locked leave request or deleted: in the audit log, and as `leave.updated` with a
 * new version of the request. Neither contains the title or the file.
 */
export async function recordAttachmentChange(
  work: Change,
  row: AttachmentRow,
  action: 'leave_attachment.created' | 'leave_attachment.deleted',
): Promise<void> {
  const request = await work.db
    .updateTable('leave_requests')
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', row.leave_request_id)
    .where('business_id', '=', work.business_id)
    .returning(leaveRequestColumns)
    .executeTakeFirstOrThrow()
  await recordEvent(work, { type: 'leave.updated', data: leaveEventData(request), created_at: request.updated_at })
  recordAudit(work, attachmentEntry(row, action))
}

/** Returns the entry of the audit log for an action on an attachment. */
export const attachmentEntry = (
  { id, leave_request_id, person_id, kind }: AttachmentRow,
  action: AuditEntry['action'],
): AuditEntry => ({ action, detail: { leave_attachment_id: id, leave_request_id, person_id, kind } })
