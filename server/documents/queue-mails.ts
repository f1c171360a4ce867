import { enqueue } from '../jobs.ts'
import type { Change } from '../operation/work.ts'
import type { DocumentRow } from './present-document.ts'

export type MailKind = 'sign' | 'remind' | 'signed' | 'expired'

/** Who gets a mail: a signer, or the user who sent the document. */
type Reader = { signer_id: number } | { user_id: number }

/** Has the worker send mails about a document, where mail is set up. */
export async function queueMails(work: Change, document_id: number, kind: MailKind, readers: Reader[]): Promise<void> {
  const { db, business_id, config } = work
  if (config.smtpUrl === undefined) return
  for (const reader of readers) {
    const { id } = await db
      .insertInto('document_mails')
      .values({ business_id, document_id, kind, ...reader })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(work, 'send_document_mail', { business_id, document_mail_id: id })
  }
}

/** The user who sent a document; none where an API key did. */
export const senderOf = ({ sent_by }: Pick<DocumentRow, 'sent_by'>): Reader[] =>
  sent_by === null ? [] : [{ user_id: sent_by }]
