import type { EntityManager } from '@mikro-orm/postgresql'
import type { Origin } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Schemas } from '../operation/contract.ts'
import { readClock } from './append-audit.ts'
import { changeDocument } from './change-document.ts'
import { checkTurn, openSigning } from './open-signing.ts'
import { presentSigning } from './present-signing.ts'

/**
 * Ends a document because the link's signer does not sign it.
 *
 * @returns what the signer sees now
 * @throws {ApiError} 404, 409 and 410 as the link and the state of the document ask
 */
export function declineDocument(
  em: EntityManager,
  token: string,
  reason: string,
  origin: Origin,
): Promise<Schemas['Signing']> {
  return inTransaction(em, async (t) => {
    const signing = await openSigning(t, token, { hold: true })
    const { business_id, document, signer } = signing
    const at = await readClock(t)
    checkTurn(signing, at)
    await sqlOf(t)
      .updateTable('document_signers')
      .set({ declined_at: at, ip: origin.ip, user_agent: origin.user_agent })
      .where('id', '=', signer.id)
      .where('business_id', '=', business_id)
      .execute()
    const change = {
      from: 'sent' as const,
      to: 'declined' as const,
      set: { declined_at: at, reason },
      data: { reason },
    }
    const by = { at, actor: `signer:${signer.id}`, origin }
    const row = await changeDocument(t, { business_id, id: document.id }, { ...change, ...by })
    if (!row) throw new Error(`the document ${document.id} changed under its lock`)
    return presentSigning(await openSigning(t, token), at)
  })
}
