import { notFound } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import { withinReach } from '../../operation/within-reach.ts'
import type { Work } from '../../operation/work.ts'
import { type AttachmentRow, attachmentColumns } from './present-attachment.ts'

/**
 * Reads an attachment, without its file.
 *
 * @throws {ApiError} 404 if the attachment does not exist, or its person is outside the caller's reach
 */
export async function findAttachment(work: Work<Principal>, id: number): Promise<AttachmentRow> {
  const row = await work.db
    .selectFrom('leave_attachments')
    .select(attachmentColumns)
    .where('business_id', '=', work.business_id)
    .where('id', '=', id)
    .where(withinReach('leave_attachments.person_id', work, work.by.reach))
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
