import { sql } from 'kysely'
import { databaseTime, readClock } from '../../business/clock.ts'
import { type Change, inTransaction, type Work } from '../../operation/work.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { appendToTrail } from '../append-to-trail.ts'
import { findDocument, lockDocument } from '../find-document.ts'
import { queueMails, senderRecipients } from '../mails/queue-mails.ts'
import { bounceEventData, type DocumentRow } from '../present-document.ts'

/**
 * Records the permanent failure of an email about a document. If the email was to a signer, the failure is added to
 * the audit trail, an event is recorded, and the sender is notified. A duplicate report, or a report about an address
 * that has since been corrected, has no effect.
 *
 * @param status_code - the status code of the failure (RFC 3463), if known
 */
export const recordBounce = (work: Work, document_mail_id: number, status_code: string | null): Promise<void> =>
  inTransaction(work, async (work) => {
    const { db, business_id } = work
    const target = await db
      .selectFrom('document_mails')
      .select('document_id')
      .where('business_id', '=', business_id)
      .where('id', '=', document_mail_id)
      .executeTakeFirst()
    if (!target) return
    const { document_id } = target
    await lockDocument(work, document_id)
    const mail = await db
      .updateTable('document_mails')
      .set({ bounced_at: sql`now()` })
      .where('business_id', '=', business_id)
      .where('id', '=', document_mail_id)
      .where('bounced_at', 'is', null)
      .returning('signer_id')
      .executeTakeFirst()
    if (!mail || mail.signer_id === null) return
    const { signer_id } = mail
    const bounced_at = await readClock(work)
    await db
      .updateTable('document_signers')
      .set({ bounced_at, bounce_status_code: status_code })
      .where('business_id', '=', business_id)
      .where('id', '=', signer_id)
      .execute()
    await db
      .updateTable('documents')
      .set({ updated_at: databaseTime(work, bounced_at) })
      .where('business_id', '=', business_id)
      .where('id', '=', document_id)
      .execute()
    const row = await findDocument(work, document_id)
    const signer = row.signers.find(({ id }) => id === signer_id)
    if (!signer) throw new Error(`the signer ${signer_id} is not of the document ${document_id}`)
    const trail = { signer_id, email: signer.email, status_code }
    await appendToTrail(work, document_id, { type: 'bounced', data: trail, at: bounced_at })
    const data = bounceEventData(row, signer, { bounced_at, status_code })
    await recordEvent(work, { type: 'document.bounced', data, created_at: row.updated_at })
    await notifySender(work, row)
  })

/** Notifies the sender of a bounce, unless a notification is already queued: one email lists all bounced signers. */
async function notifySender(work: Change, row: DocumentRow): Promise<void> {
  const pending = await work.db
    .selectFrom('document_mails')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('document_id', '=', row.id)
    .where('kind', '=', 'bounced')
    .where('sent_at', 'is', null)
    .where('bounced_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!pending) await queueMails(work, row.id, 'bounced', senderRecipients(row))
}
