import { enqueue } from '../../jobs.ts'
import type { Change } from '../../operation/work.ts'
import type { DocumentRow } from '../present-document.ts'

export type MailKind = 'sign' | 'remind' | 'signed' | 'expired' | 'declined' | 'voided' | 'bounced'

/** The recipient of an email: a signer, the user who sent the document, or an address in `notify`. */
export type Recipient = { signer_id: number } | { user_id: number } | { address: string }

/** Queues emails about a document if a mail server is configured. */
export async function queueMails(
  work: Change,
  document_id: number,
  kind: MailKind,
  recipients: Recipient[],
): Promise<void> {
  const { db, business_id, config } = work
  if (config.smtpUrl === undefined) return
  for (const recipient of recipients) {
    const { id } = await db
      .insertInto('document_mails')
      .values({ business_id, document_id, kind, ...recipient })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(work, 'send_document_mail', { business_id, document_mail_id: id })
  }
}

/**
 * Returns the recipients of the outcome of a document: the user who sent it, unless an API key sent it, and the
 * addresses in `notify`.
 */
export const senderRecipients = ({ sent_by, notify }: Pick<DocumentRow, 'sent_by' | 'notify'>): Recipient[] => [
  ...(sent_by === null ? [] : [{ user_id: sent_by }]),
  ...notify.map((address) => ({ address })),
]
