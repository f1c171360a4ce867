import { readClock } from '../business/clock.ts'
import { notFound } from '../operation/errors.ts'
import { recordedFile } from '../operation/file-response.ts'
import { operation } from '../operation/operation.ts'
import { actorName, isAbout } from '../operation/principal.ts'
import { file } from '../operation/response.ts'
import { inTransaction, type Work } from '../operation/work.ts'
import { appendToTrail } from './append-to-trail.ts'
import { readDocumentFile } from './document-files.ts'
import { findDocument, lockDocument } from './find-document.ts'
import { recordDocumentAudit } from './record-document-audit.ts'

/**
 * Streams the original or the signed file of a document. Records the download in the audit trail and the audit log,
 * unless the caller created the draft.
 */
export const documentsFile = operation('documents.file', async (work, { path: { id }, query }) => {
  const document = await findDocument(work, id)
  const { status, person_id } = document
  const kind = query.version ?? (status === 'signed' ? 'signed' : 'original')
  if (kind === 'signed' && status !== 'signed') throw notFound()
  const record = () =>
    inTransaction(work, async (work) => {
      await lockDocument(work, id)
      await appendToTrail(work, id, { type: 'downloaded', data: { file: kind }, at: await readClock(work) })
      if (isAbout(work.by, person_id)) return
      recordDocumentAudit(work, document, { action: 'document.downloaded', detail: { file: kind } })
    })
  const parts = readDocumentFile(work, { document_id: id, kind })
  const content = status === 'draft' && (await isAuthor(work, id)) ? parts : recordedFile(record, parts)
  return file({ name: `document-${id}-${kind}.pdf`, content })
})

/** Whether the caller created the document: the first entry of the audit trail is theirs. */
async function isAuthor({ db, business_id, by }: Work, document_id: number): Promise<boolean> {
  const first = await db
    .selectFrom('document_audit')
    .select('actor')
    .where('business_id', '=', business_id)
    .where('document_id', '=', document_id)
    .where('seq', '=', 1)
    .where('type', '=', 'created')
    .executeTakeFirst()
  return first?.actor === actorName(by)
}
