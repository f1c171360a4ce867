import { recordAudit } from '../audit/record-audit.ts'
import { readClock } from '../business/clock.ts'
import { ok } from '../operation/answer.ts'
import { change } from '../operation/operation.ts'
import type { Principal } from '../operation/principal.ts'
import type { Change } from '../operation/work.ts'
import { changeDocument } from './change-document.ts'
import { lockDocument } from './find-document.ts'
import { queueMails, type Recipient, senderOf } from './mails/queue-mails.ts'
import { type DocumentRow, presentDocument } from './present-document.ts'

/** Withdraws a document that not everybody has signed. */
export const documentsVoid = change('documents.void', async (work, { path: { id }, header, body: { reason } }) => {
  const { status: from } = await lockDocument(work, id, { to: 'void', ifMatch: header['If-Match'] })
  const at = await readClock(work)
  const set = { voided_at: at, reason }
  const row = await changeDocument(work, id, { from, to: 'voided', set, data: { reason }, at })
  if (!row) throw new Error(`the document ${id} changed under its lock`)
  await queueMails(work, id, 'voided', recipientsOf(work, row))
  recordAudit(work, { action: 'document.voided', detail: { document_id: id, reason } })
  return ok(presentDocument(row, work.by))
})

/** Those who had signed, and whoever is mailed what becomes of the document, but not the user who withdraws it. */
function recipientsOf({ by }: Change<Principal>, row: DocumentRow): Recipient[] {
  const signed = row.signers.filter(({ signed_at }) => signed_at !== null).map(({ id }) => ({ signer_id: id }))
  const isOwn = by.kind === 'user' && by.user_id === row.sent_by
  return [...signed, ...senderOf(isOwn ? { ...row, sent_by: null } : row)]
}
