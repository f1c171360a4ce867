import { idOrder } from '../../operation/list-order.ts'
import { operation } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { findForDecision } from '../lock-leave.ts'
import { attachmentColumns, presentAttachment } from './present-attachment.ts'

const byId = idOrder()

/** Lists the attachments of a leave request, by ID. */
export const leaveAttachmentsList = operation('leaveAttachments.list', async (work, { path, query }) => {
  const { id, status } = await findForDecision(work, path.id)
  const attachments = work.db
    .selectFrom('leave_attachments')
    .select(attachmentColumns)
    .where('business_id', '=', work.business_id)
    .where('leave_request_id', '=', id)
  return list(await readPage(work, query, byId, attachments), (row) => presentAttachment(work.by, row, status))
})
