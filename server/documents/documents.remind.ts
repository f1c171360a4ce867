import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { illegalTransition } from '../operation/errors.ts'
import { actorOf, appendAudit, readClock } from './append-audit.ts'
import { lockDocument } from './find-document.ts'
import { nextSigner, presentDocument } from './present-document.ts'
import { queueMails } from './queue-mail.ts'
import { createSigningLink, endSigningLinks } from './signing-links.ts'

/** Gives the signer whose turn it is another link in the place of those before. */
export const documentsRemind: Operation<'documents.remind'> = ({ path: { id }, principal, em, config, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const row = await lockDocument(t, business_id, id, { in: ['sent'], to: 'be reminded of' })
    const at = await readClock(t)
    const signer = nextSigner(row)
    if (!signer || (row.expires_at ?? '') <= at) {
      throw illegalTransition('A document that has expired cannot be reminded of.', 'expired')
    }
    await endSigningLinks(t, business_id, [signer.id])
    const link = await createSigningLink(t, business_id, signer.id, config)
    await queueMails(t, config, { business_id, id }, 'remind', [{ signer_id: signer.id }])
    const data = { signer_id: signer.id }
    const entry = { business_id, document_id: id, type: 'reminded' as const, actor: actorOf(principal), origin }
    await appendAudit(t, { ...entry, data, at })
    const detail = { document_id: id, signer_id: signer.id }
    await recordAudit(t, origin, principal, { business_id, action: 'document.reminded', detail })
    return { status: 200, body: { success: true, data: presentDocument(row, new Map([[signer.id, link]])) } }
  })
