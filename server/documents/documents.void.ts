import { readClock } from '../business/clock.ts'
import { change } from '../operation/operation.ts'
import type { Principal } from '../operation/principal.ts'
import { ok } from '../operation/response.ts'
import type { Change } from '../operation/work.ts'
import { changeDocument } from './change-document.ts'
import { lockDocument } from './find-document.ts'
import { queueMails, type Recipient, senderRecipients } from './mails/queue-mails.ts'
import { type DocumentRow, presentDocument } from './present-document.ts'
import { recordDocumentAudit } from './record-document-audit.ts'

/** Withdraws a document that not all signers have signed. */
export const documentsVoid = change('documents.void', async (work, { path: { id }, header, body: { reason } }) => {
  const { status: from } = await lockDocument(work, id, { action: 'void', ifMatch: header['If-Match'] })
  const at = await readClock(work)
  const set = { voided_at: at, reason }
  const row = await changeDocument(work, id, { from, to: 'voided', set, data: { reason }, at })
  if (!row) throw new Error(`the document ${id} changed under its lock`)
  await queueMails(work, id, 'voided', selectRecipients(work, row))
  recordDocumentAudit(work, row, { action: 'document.voided', detail: { reason } })
  return ok(presentDocument(row, work.by))
})

/**
 * Returns the signers who have signed, and the recipients of the outcome, except the user who withdraws the document.
 */
function selectRecipients({ by }: Change<Principal>, row: DocumentRow): Recipient[] {
  const signers = row.signers.filter(({ signed_at }) => signed_at !== null).map(({ id }) => ({ signer_id: id }))
  const isOwn = by.kind === 'user' && by.user_id === row.sent_by
  return [...signers, ...senderRecipients(isOwn ? { ...row, sent_by: null } : row)]
}
