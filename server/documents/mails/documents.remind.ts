import { readClock } from '../../business/clock.ts'
import { illegalTransition, unknownReference, validationFailed } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import { appendToTrail } from '../append-to-trail.ts'
import { lockDocument } from '../find-document.ts'
import { type DocumentRow, nextSigners, presentDocument, type SignerRow, signerStatus } from '../present-document.ts'
import { recordDocumentAudit } from '../record-document-audit.ts'
import { isOverdue } from '../signing/check-turn.ts'
import { createSigningLink, endSigningLinks } from '../signing/signing-links.ts'
import { mailProblems } from './check-delivery.ts'
import { nextReminder } from './next-reminder.ts'
import { queueMails } from './queue-mails.ts'

const rules: Rules<'documents.remind'> = ({ body: { delivery } }, config) => mailProblems({ delivery }, config)

/**
 * Creates new links for the signers whose turn it is, or for one of these signers. The new links replace all earlier
 * links. By default, they are delivered in the same way as the document.
 */
export const documentsRemind = change('documents.remind', rules, async (work, { path: { id }, body }) => {
  const row = await lockDocument(work, id, { action: 'remind' })
  const { delivery = row.delivery ?? 'link' } = body
  const problems = mailProblems({ delivery }, work.config) // the mail server may have been removed since the document was sent
  if (problems.length > 0) throw validationFailed(problems)
  const at = await readClock(work)
  if (isOverdue(row, at)) throw illegalTransition('A document that has expired cannot have reminders.', 'expired')
  const signers = selectSigners(row, body.signer_id)
  await endSigningLinks(
    work,
    signers.map((signer) => signer.id),
  )
  const links = new Map<number, string>()
  for (const { id: signer_id } of signers) {
    if (delivery === 'link') links.set(signer_id, await createSigningLink(work, signer_id, delivery))
    await queueMails(work, id, 'remind', [{ signer_id }])
    await appendToTrail(work, id, { type: 'reminded', data: { signer_id, delivery }, at })
    recordDocumentAudit(work, row, { action: 'document.reminded', detail: { signer_id, delivery } })
  }
  const next_reminder_at = nextReminder(row, at)
  await work.db
    .updateTable('documents')
    .set({ next_reminder_at })
    .where('id', '=', id)
    .where('business_id', '=', work.business_id)
    .execute()
  return ok(presentDocument({ ...row, next_reminder_at }, work.by, links))
})

/**
 * Selects a signer, or by default all signers whose turn it is.
 *
 * @throws {ApiError} 422 if `signer_id` is not a signer of the document, 409 if the signer has signed or it is not
 *   their turn
 */
function selectSigners(row: DocumentRow, signer_id: number | undefined): SignerRow[] {
  const next = nextSigners(row)
  if (signer_id === undefined) return next
  const signer = row.signers.find(({ id }) => id === signer_id)
  if (!signer) throw unknownReference('body.signer_id')
  if (signerStatus(signer) !== 'pending') throw illegalTransition('This signer has signed already.', row.status)
  if (!next.includes(signer)) throw illegalTransition('It is the turn of another signer.', row.status)
  return [signer]
}
