import { readClock } from '../../business/clock.ts'
import { ok } from '../../operation/answer.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { operation } from '../../operation/operation.ts'
import type { GlobalWork } from '../../operation/work.ts'
import { changeDocument } from '../change-document.ts'
import { queueMails, senderOf } from '../mails/queue-mails.ts'
import { checkTurn } from './check-turn.ts'
import { openSigning, seeSigning } from './open-signing.ts'
import { presentSigning } from './present-signing.ts'
import { asSigner } from './signing-links.ts'

/** Declines a document in the name of the link's signer. */
export const signingDecline = operation('signing.decline', async (work, { path, body }) =>
  ok(await declineDocument(work, path.token, body.reason)),
)

/**
 * Ends a document because the link's signer does not sign it.
 *
 * @returns what the signer sees now
 * @throws {ApiError} 404, 409 and 410 as the link and the state of the document ask
 */
export const declineDocument = (work: GlobalWork, token: string, reason: string): Promise<Schemas['Signing']> =>
  asSigner(work, token, async (work, link) => {
    const { db, business_id, origin } = work
    const { document, signer } = await openSigning(work, link, { lock: true })
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
    await queueMails(work, document.id, 'declined', senderOf(row))
    return presentSigning(await seeSigning(work, link), at)
  })
