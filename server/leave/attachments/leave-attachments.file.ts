import { addAuditEntry } from '../../audit/record-audit.ts'
import { recordedFile } from '../../operation/file-response.ts'
import { operation } from '../../operation/operation.ts'
import { isAbout } from '../../operation/principal.ts'
import { file } from '../../operation/response.ts'
import { readContent } from './attachment-content.ts'
import { findAttachment } from './find-attachment.ts'
import { attachmentEntry } from './record-attachment.ts'

/** Returns the file of an attachment. Records the download in the audit log, unless the person on leave downloads it. */
export const leaveAttachmentsFile = operation('leaveAttachments.file', async (work, { path: { id } }) => {
  const row = await findAttachment(work, id)
  const content = readContent(work, id)
  const record = () => addAuditEntry(work, attachmentEntry(row, 'leave_attachment.downloaded'))
  return file({
    name: `leave-attachment-${id}.pdf`,
    content: isAbout(work.by, row.person_id) ? content : recordedFile(record, content),
  })
})
