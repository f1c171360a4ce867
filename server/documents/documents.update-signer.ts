import { sql } from 'kysely'
import { databaseTime, readClock } from '../business/clock.ts'
import { changedMembers } from '../operation/changes.ts'
import { illegalTransition, notFound } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { appendToTrail } from './append-to-trail.ts'
import { findDocument, lockDocument } from './find-document.ts'
import { queueMails } from './mails/queue-mails.ts'
import { documentEventData, presentDocument, signerStatus } from './present-document.ts'
import { recordDocumentAudit } from './record-document-audit.ts'
import { isOpen, isSignersTurn } from './signing/check-turn.ts'
import { createSigningLink, endSigningLinks } from './signing/signing-links.ts'

/**
 * Corrects the name or the email address of a signer who has not signed yet. A new address invalidates the signer's
 * links, because another person may have received them, and clears the recorded views and the bounce. The audit trail
 * contains both addresses.
 */
export const documentsUpdateSigner = change(
  'documents.updateSigner',
  async (work, { path: { id, signer_id }, header, body }) => {
    const before = await lockDocument(work, id, { action: 'update_signer', ifMatch: header['If-Match'] })
    const signer = before.signers.find(({ id }) => id === signer_id)
    if (!signer) throw notFound()
    if (signerStatus(signer) !== 'pending') {
      throw illegalTransition('A signer who has signed cannot be changed.', before.status)
    }
    const changes = changedMembers(signer, body)
    if (!changes) return ok(presentDocument(before, work.by))

    const at = await readClock(work)
    const hasNewAddress = changes.email !== undefined
    const clearedColumns = { viewed_at: null, downloaded_at: null, bounced_at: null, bounce_status_code: null }
    await work.db
      .updateTable('document_signers')
      .set({ ...changes, ...(hasNewAddress && clearedColumns) })
      .where('id', '=', signer_id)
      .where('business_id', '=', work.business_id)
      .execute()
    await incrementVersion(work, id, at)
    const { name, email } = { ...signer, ...changes }
    const data = { signer_id, name, email, previous_name: signer.name, previous_email: signer.email }
    await appendToTrail(work, id, { type: 'signer_updated', data, at })
    const row = await findDocument(work, id)
    await recordEvent(work, { type: 'document.updated', data: documentEventData(row), created_at: row.updated_at })
    recordDocumentAudit(work, row, { action: 'document.signer_updated', detail: { signer_id } })

    const links = new Map<number, string>()
    if (hasNewAddress) {
      await endSigningLinks(work, [signer_id])
      await deleteMails(work, id, signer_id)
      if (isOpen(row, at) && row.delivery === 'link') {
        links.set(signer_id, await createSigningLink(work, signer_id, 'link'))
      }
      if (isSignersTurn(signer_id, row, at)) await queueMails(work, id, 'sign', [{ signer_id }])
    }
    return ok(presentDocument(row, work.by, links))
  },
)

async function incrementVersion(work: Change, id: number, at: string): Promise<void> {
  await work.db
    .updateTable('documents')
    .set({ version: sql`version + 1`, updated_at: databaseTime(work, at) })
    .where('id', '=', id)
    .where('business_id', '=', work.business_id)
    .execute()
}

/**
 * Deletes the emails of a signer whose address was corrected. Queued emails would be sent to the new address in
 * addition to the new email, and bounces of sent emails concern the old address.
 */
async function deleteMails({ db, business_id }: Change, id: number, signer_id: number): Promise<void> {
  await db
    .deleteFrom('document_mails')
    .where('business_id', '=', business_id)
    .where('document_id', '=', id)
    .where('signer_id', '=', signer_id)
    .execute()
}
