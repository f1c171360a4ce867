import { readClock } from '../business/clock.ts'
import { notFound } from '../operation/errors.ts'
import { recordedFile } from '../operation/file-response.ts'
import { operation } from '../operation/operation.ts'
import { isAbout } from '../operation/principal.ts'
import { file } from '../operation/response.ts'
import { inTransaction } from '../operation/work.ts'
import { appendToTrail } from './append-to-trail.ts'
import { readDocumentFile } from './document-files.ts'
import { findDocument, lockDocument } from './find-document.ts'
import { recordDocumentAudit } from './record-document-audit.ts'

/** Streams the original or the signed file of a document, and records the download in the audit trail and the audit log. */
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
  const content = recordedFile(record, readDocumentFile(work, { document_id: id, kind }))
  return file({ name: `document-${id}-${kind}.pdf`, content })
})
