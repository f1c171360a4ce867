import { forbidden, illegalTransition } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { lockLeaveRequest } from '../lock-leave.ts'
import { findAttachment } from './find-attachment.ts'
import { isAdder, isOpen, seesEveryone } from './present-attachment.ts'
import { recordAttachmentChange } from './record-attachment.ts'

/**
 * Deletes an attachment with its file. Callers who do not see everyone can delete only what they attached, and only while
 * the leave is requested or approved.
 */
export const leaveAttachmentsDelete = change('leaveAttachments.delete', async (work, { path: { id } }) => {
  const { db, business_id, by } = work
  const { leave_request_id } = await findAttachment(work, id)
  const { status } = await lockLeaveRequest(work, leave_request_id)
  const row = await findAttachment(work, id) // again, because another caller may have deleted it
  if (!seesEveryone(by)) {
    if (!isAdder(by, row)) throw forbidden()
    if (!isOpen(status)) throw illegalTransition(`Attachments of leave that is ${status} cannot be deleted.`, status)
  }
  await db.deleteFrom('leave_attachments').where('business_id', '=', business_id).where('id', '=', id).execute()
  await recordAttachmentChange(work, row, 'leave_attachment.deleted')
  return noContent()
})
