import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { isUserActive } from '../access/user-active.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Config } from '../process/config.ts'
import { readClock } from './append-audit.ts'
import { findDocument } from './find-document.ts'
import { type DocumentRow, nextSigner } from './present-document.ts'
import { isOverdue } from './present-signing.ts'
import type { MailKind } from './queue-mail.ts'
import { createSigningLink } from './signing-links.ts'

/** What a mail about a document has to say. */
export interface IssuedMail {
  kind: MailKind
  to: { name: string; address: string }
  business: string
  title: string
  expires_at: string | null
  /** With the token, which is nowhere else; a user has none. */
  url?: string
}

/**
 * Makes what is to be mailed, with a link of its own for a signer. Links of attempts before stay good: a mail may have
 * arrived although nobody knows.
 *
 * @returns undefined where there is nothing to mail any more: it was mailed, it is too late for it, or its user is gone
 */
export const issueDocumentMail = (
  em: EntityManager,
  id: number,
  config: Pick<Config, 'publicUrl'>,
): Promise<IssuedMail | undefined> =>
  inTransaction(em, async (t) => {
    const mail = await sqlOf(t)
      .selectFrom('document_mails as mail')
      .innerJoin('businesses', 'businesses.id', 'mail.business_id')
      .leftJoin('document_signers as signer', 'signer.id', 'mail.signer_id')
      .leftJoin('users', 'users.id', 'mail.user_id')
      .select(['mail.business_id', 'mail.document_id', 'mail.kind', 'mail.signer_id', 'businesses.name as business'])
      .select(['signer.name as signer_name', 'signer.email as signer_email'])
      .select(['users.name as user_name', 'users.email as user_email', isUserActive.as('active')])
      .where('mail.id', '=', id)
      .where('mail.sent_at', 'is', null)
      .executeTakeFirst()
    if (!mail) return undefined
    const { business_id, document_id, signer_id, kind, business } = mail
    const document = await findDocument(t, { business_id, id: document_id })
    if (!isTimely(kind, document, signer_id, await readClock(t)) || mail.active === false) return undefined
    const said = { kind, business, title: document.title, expires_at: document.expires_at }
    if (signer_id === null) {
      return { ...said, to: { name: mail.user_name ?? '', address: mail.user_email ?? '' } }
    }
    const url = await createSigningLink(t, business_id, signer_id, config)
    return { ...said, to: { name: mail.signer_name ?? '', address: mail.signer_email ?? '' }, url }
  })

/** Whoever is asked to sign must still be the one who is to. */
function isTimely(kind: MailKind, document: DocumentRow, signer_id: number | null, at: string): boolean {
  if (kind === 'signed' || kind === 'expired') return document.status === kind
  return document.status === 'sent' && !isOverdue(document, at) && nextSigner(document)?.id === signer_id
}

/** Notes that a mail was taken by the mail server, so that nobody sends it again. */
export async function markDocumentMailSent(em: EntityManager, id: number): Promise<void> {
  await sqlOf(em).updateTable('document_mails').set({ sent_at: sql`now()` }).where('id', '=', id).execute()
}
