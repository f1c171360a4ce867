import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { notFound } from '../operation/errors.ts'
import { actorOf, appendAudit, readClock } from './append-audit.ts'
import { readDocumentFile } from './document-files.ts'
import { holdDocument } from './find-document.ts'

/** One of the two files, sent as it is read; the trail says who took it. */
export const documentsFile: Operation<'documents.file'> = async ({
  path: { id },
  query: { version },
  principal,
  em,
  origin,
}) => {
  const { business_id, limited_to_person } = principal
  const kind = await inTransaction(em, async (t) => {
    const { status } = await holdDocument(t, { business_id, id, limited_to_person })
    const wanted = version ?? (status === 'signed' ? 'signed' : 'original')
    if (wanted === 'signed' && status !== 'signed') throw notFound()
    const entry = { business_id, document_id: id, actor: actorOf(principal), origin }
    await appendAudit(t, { ...entry, type: 'downloaded', data: { file: wanted }, at: await readClock(t) })
    return wanted
  })
  const content = readDocumentFile(em, { business_id, document_id: id, kind })
  return { status: 200, file: { name: `document-${id}-${kind}.pdf`, content } }
}
