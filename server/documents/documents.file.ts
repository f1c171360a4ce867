import { file } from '../operation/answer.ts'
import { notFound } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { inTransaction } from '../operation/work.ts'
import { appendToTrail } from './append-to-trail.ts'
import { readDocumentFile } from './document-files.ts'
import { lockDocument } from './find-document.ts'
import { readClock } from './read-clock.ts'

/** One of the two files of a document, sent as it is read; the trail says who downloaded it. */
export const documentsFile = operation('documents.file', async (work, { path: { id }, query }) => {
  const kind = await inTransaction(work, async (work) => {
    const { status } = await lockDocument(work, id)
    const wanted = query.version ?? (status === 'signed' ? 'signed' : 'original')
    if (wanted === 'signed' && status !== 'signed') throw notFound()
    await appendToTrail(work, id, { type: 'downloaded', data: { file: wanted }, at: await readClock(work) })
    return wanted
  })
  const content = readDocumentFile(work, { document_id: id, kind })
  return file({ name: `document-${id}-${kind}.pdf`, content })
})
