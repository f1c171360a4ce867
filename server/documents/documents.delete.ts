import { recordAudit } from '../audit/record-audit.ts'
import { noContent } from '../operation/answer.ts'
import { change } from '../operation/operation.ts'
import { lockDocument } from './find-document.ts'

/** Deletes a draft with its file: nobody was asked to sign it. */
export const documentsDelete = change('documents.delete', async (work, { path: { id }, header }) => {
  const { db, business_id } = work
  await lockDocument(work, id, { to: 'delete', ifMatch: header['If-Match'] })
  await db
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where('status', '=', 'draft')
    .execute()
  await recordAudit(work, { action: 'document.deleted', detail: { document_id: id } })
  return noContent()
})
