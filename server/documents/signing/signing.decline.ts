import { readClock } from '../../business/clock.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { GlobalWork } from '../../operation/work.ts'
import { changeDocument } from '../change-document.ts'
import { queueMails, senderRecipients } from '../mails/queue-mails.ts'
import { checkTurn } from './check-turn.ts'
import { performAsSigner } from './signing-links.ts'
import { openSigningSession, presentSigning, readSigningPage } from './signing-session.ts'

/** Declines a document as the signer of a link. */
export const signingDecline = operation('signing.decline', async (work, { path, body }) =>
  ok(await declineDocument(work, path.token, body.reason)),
)

/**
 * Declines a document as the signer of a link.
 *
 * @throws {ApiError} 404, 409 or 410 because of the state of the link or the document
 */
export const declineDocument = (work: GlobalWork, token: string, reason: string): Promise<Schemas['Signing']> =>
  performAsSigner(work, token, async (work, link) => {
    const { db, business_id, origin } = work
    const { document, signer } = await openSigningSession(work, link, { lock: true })
    const at = await readClock(work)
    checkTurn(signer, document, at)
    await db
      .updateTable('document_signers')
      .set({ declined_at: at, ip: origin.ip, user_agent: origin.user_agent })
      .where('id', '=', signer.id)
      .where('business_id', '=', business_id)
      .execute()
    const set = { declined_at: at, reason }
    const row = await changeDocument(work, document.id, { from: 'sent', to: 'declined', set, data: { reason }, at })
    if (!row) throw new Error(`the document ${document.id} changed under its lock`)
    await queueMails(work, document.id, 'declined', senderRecipients(row))
    return presentSigning(await readSigningPage(work, link), at)
  })
