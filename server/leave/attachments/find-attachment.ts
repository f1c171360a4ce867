import { notFound } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import { withinReach } from '../../operation/within-reach.ts'
import type { Work } from '../../operation/work.ts'
import { readDelegatedRequests } from '../delegates/delegated-requests.ts'
import { type AttachmentRow, attachmentColumns } from './present-attachment.ts'

/**
 * Reads an attachment, without its file.
 *
 * @throws {ApiError} 404 if the attachment does not exist, or the caller neither reaches its person nor is a delegate who
 *   may decide on its request
 */
export async function findAttachment(work: Work<Principal>, id: number): Promise<AttachmentRow> {
  const query = work.db
    .selectFrom('leave_attachments')
    .select(attachmentColumns)
    .where('business_id', '=', work.business_id)
    .where('id', '=', id)
  const reached = await query.where(withinReach('leave_attachments.person_id', work, work.by.reach)).executeTakeFirst()
  const row = reached ?? (await query.executeTakeFirst())
  if (!row) throw notFound()
  if (!reached && !(await readDelegatedRequests(work, row.leave_request_id)).includes(row.leave_request_id)) {
    throw notFound()
  }
  return row
}
