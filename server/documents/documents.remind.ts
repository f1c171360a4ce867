import { recordAudit } from '../audit/record-audit.ts'
import { readClock } from '../business/clock.ts'
import { ok } from '../operation/answer.ts'
import { illegalTransition } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { appendToTrail } from './append-to-trail.ts'
import { checkDelivery } from './check-delivery.ts'
import { isOverdue } from './check-turn.ts'
import { lockDocument } from './find-document.ts'
import { nextSigner, presentDocument } from './present-document.ts'
import { queueMails } from './queue-mails.ts'
import { createSigningLink, endSigningLinks } from './signing-links.ts'

/** Gives the signer whose turn it is a new link in place of all earlier ones, delivered as the document was by default. */
export const documentsRemind = change('documents.remind', async (work, { path: { id }, body }) => {
  const row = await lockDocument(work, id, { to: 'remind' })
  const { delivery = row.delivery ?? 'link' } = body
  checkDelivery(work, delivery)
  const at = await readClock(work)
  const signer = nextSigner(row)
  if (!signer || isOverdue(row, at)) {
    throw illegalTransition('A document that has expired cannot have reminders.', 'expired')
  }
  await endSigningLinks(work, [signer.id])
  const links = new Map<number, string>()
  if (delivery === 'link') links.set(signer.id, await createSigningLink(work, signer.id, delivery))
  await queueMails(work, id, 'remind', [{ signer_id: signer.id }])
  await appendToTrail(work, id, { type: 'reminded', data: { signer_id: signer.id, delivery }, at })
  await recordAudit(work, { action: 'document.reminded', detail: { document_id: id, signer_id: signer.id, delivery } })
  return ok(presentDocument(row, work.by, links))
})
