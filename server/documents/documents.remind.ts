import { recordAudit } from '../audit/record-audit.ts'
import { ok } from '../operation/answer.ts'
import { illegalTransition } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { appendToTrail } from './append-to-trail.ts'
import { isOverdue } from './check-turn.ts'
import { lockDocument } from './find-document.ts'
import { nextSigner, presentDocument } from './present-document.ts'
import { queueMails } from './queue-mails.ts'
import { readClock } from './read-clock.ts'
import { createSigningLink, endSigningLinks } from './signing-links.ts'

/** Gives the signer whose turn it is a new link in place of all earlier ones. */
export const documentsRemind = change('documents.remind', async (work, { path: { id } }) => {
  const row = await lockDocument(work, id, { to: 'remind' })
  const at = await readClock(work)
  const signer = nextSigner(row)
  if (!signer || isOverdue(row, at)) {
    throw illegalTransition('A document that has expired cannot have reminders.', 'expired')
  }
  await endSigningLinks(work, [signer.id])
  const link = await createSigningLink(work, signer.id)
  await queueMails(work, id, 'remind', [{ signer_id: signer.id }])
  await appendToTrail(work, id, { type: 'reminded', data: { signer_id: signer.id }, at })
  await recordAudit(work, { action: 'document.reminded', detail: { document_id: id, signer_id: signer.id } })
  return ok(presentDocument(row, new Map([[signer.id, link]])))
})
