import { recordAudit } from '../audit/record-audit.ts'
import { readClock } from '../business/clock.ts'
import { ok } from '../operation/answer.ts'
import { change } from '../operation/operation.ts'
import { changeDocument } from './change-document.ts'
import { lockDocument } from './find-document.ts'
import { presentDocument } from './present-document.ts'

/** Withdraws a document that not everybody has signed. */
export const documentsVoid = change('documents.void', async (work, { path: { id }, header, body: { reason } }) => {
  const { status: from } = await lockDocument(work, id, { to: 'void', ifMatch: header['If-Match'] })
  const at = await readClock(work)
  const set = { voided_at: at, reason }
  const row = await changeDocument(work, id, { from, to: 'voided', set, data: { reason }, at })
  if (!row) throw new Error(`the document ${id} changed under its lock`)
  await recordAudit(work, { action: 'document.voided', detail: { document_id: id, reason } })
  return ok(presentDocument(row, work.by))
})
