import { readClock } from '../business/clock.ts'
import { change } from '../operation/operation.ts'
import { noContent } from '../operation/response.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { lockDocument } from './find-document.ts'
import { documentEventData } from './present-document.ts'
import { recordDocumentAudit } from './record-document-audit.ts'

/** Deletes a draft or a filed document, including its file. */
export const documentsDelete = change('documents.delete', async (work, { path: { id }, header }) => {
  const { db, business_id } = work
  const row = await lockDocument(work, id, { action: 'delete', ifMatch: header['If-Match'] })
  await db
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where('status', '=', row.status)
    .execute()
  const created_at = await readClock(work)
  await recordEvent(work, { type: 'document.deleted', data: documentEventData(row), created_at })
  recordDocumentAudit(work, row, { action: 'document.deleted' })
  return noContent()
})
