import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'
import { enqueue } from '../jobs.ts'
import type { Config } from '../process/config.ts'
import type { DocumentRow } from './present-document.ts'

export type MailKind = 'sign' | 'remind' | 'signed' | 'expired'

/** Who gets a mail: a signer, or the user who sent the document. */
type Reader = { signer_id: number } | { user_id: number }

/** Has the worker mail about a document, where mail is set up. */
export async function queueMails(
  t: EntityManager,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  { business_id, id: document_id }: { business_id: number; id: number },
  kind: MailKind,
  readers: Reader[],
): Promise<void> {
  if (smtpUrl === undefined) return
  for (const reader of readers) {
    const { id } = await sqlOf(t)
      .insertInto('document_mails')
      .values({ business_id, document_id, kind, ...reader })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(t, 'send_document_mail', { document_mail_id: id })
  }
}

/** The user who sent it, where one did. */
export const senderOf = ({ sent_by }: Pick<DocumentRow, 'sent_by'>): Reader[] =>
  sent_by === null ? [] : [{ user_id: sent_by }]
