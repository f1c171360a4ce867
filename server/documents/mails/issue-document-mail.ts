import { sql } from 'kysely'
import { isUserActive } from '../../access/users/user-active.ts'
import { readClock } from '../../business/clock.ts'
import { type Change, inTransaction, type Work } from '../../operation/work.ts'
import { appendToTrail } from '../append-to-trail.ts'
import { bounceAddress } from '../bounces/bounce-address.ts'
import { findDocument, lockDocument } from '../find-document.ts'
import type { DocumentRow, SignerRow } from '../present-document.ts'
import { isSignersTurn } from '../signing/check-turn.ts'
import { createSigningLink } from '../signing/signing-links.ts'
import type { MailKind } from './queue-mails.ts'

/** The content of an email about a document. */
export interface IssuedMail {
  kind: MailKind
  to: { name: string; address: string }
  business: string
  title: string
  expires_at: string | null
  signers: SignerRow[]
  /** The URL of the signing page with a new token for a signer, or of the console for any other recipient. */
  url?: string
  isToSigner: boolean
  /** The envelope sender, which receives bounces. */
  envelopeFrom?: string | undefined
}

/**
 * Prepares an email; for a signer, with a new link. Links from earlier attempts remain valid, because an email may
 * have arrived although its attempt failed.
 *
 * @returns undefined if the email is obsolete: it was already sent, its occasion has passed, or its user is not active
 */
export const issueDocumentMail = (work: Work, id: number): Promise<IssuedMail | undefined> =>
  inTransaction(work, async (work) => {
    const target = await work.db
      .selectFrom('document_mails')
      .select('document_id')
      .where('business_id', '=', work.business_id)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!target) return undefined
    await lockDocument(work, target.document_id) // serialises this transaction with corrections of the address
    const mail = await work.db
      .selectFrom('document_mails as mail')
      .innerJoin('businesses', 'businesses.id', 'mail.business_id')
      .leftJoin('document_signers as signer', (join) =>
        join.onRef('signer.business_id', '=', 'mail.business_id').onRef('signer.id', '=', 'mail.signer_id'),
      )
      .leftJoin('users', (join) =>
        join.onRef('users.business_id', '=', 'mail.business_id').onRef('users.id', '=', 'mail.user_id'),
      )
      .select(['mail.document_id', 'mail.kind', 'mail.signer_id', 'mail.address', 'businesses.name as business'])
      .select(['signer.name as signer_name', 'signer.email as signer_email'])
      .select(['users.name as user_name', 'users.email as user_email', isUserActive(work).as('active')])
      .where('mail.business_id', '=', work.business_id)
      .where('mail.id', '=', id)
      .where('mail.sent_at', 'is', null)
      .where('mail.bounced_at', 'is', null)
      .executeTakeFirst()
    if (!mail) return undefined
    const { document_id, signer_id, kind, business } = mail
    const document = await findDocument(work, document_id)
    if (!isCurrent(kind, document, signer_id, await readClock(work)) || mail.active === false) return undefined
    const { title, expires_at, signers } = document
    const content = { kind, business, title, expires_at, signers, isToSigner: signer_id !== null }
    if (signer_id === null) {
      const to = { name: mail.user_name ?? '', address: mail.user_email ?? mail.address ?? '' }
      return { ...content, to, url: `${work.config.publicUrl}/console/documents/${document_id}` }
    }
    const to = { name: mail.signer_name ?? '', address: mail.signer_email ?? '' }
    const envelopeFrom = bounceAddress(work, id)
    if (kind === 'voided') return { ...content, to, envelopeFrom }
    return { ...content, to, envelopeFrom, url: await createSigningLink(work, signer_id, 'mail') }
  })

/**
 * Whether an email still applies. A signature is requested only when it is the signer's turn, and a status is reported
 * only while it is current.
 */
function isCurrent(kind: MailKind, document: DocumentRow, signer_id: number | null, at: string): boolean {
  if (kind === 'sign' || kind === 'remind') return isSignersTurn(signer_id, document, at)
  if (kind === 'bounced') return document.signers.some(({ bounced_at }) => bounced_at !== null)
  return document.status === kind
}

/**
 * Records that the mail server accepted an email, so that it is not sent again. If the recipient is a signer, also
 * adds an entry to the audit trail and clears an earlier bounce.
 *
 * @param address - the email address of the recipient
 */
export const markDocumentMailSent = (work: Work, id: number, address: string): Promise<void> =>
  inTransaction(work, async (work) => {
    const { db, business_id } = work
    const mail = await db
      .selectFrom('document_mails')
      .select(['document_id', 'signer_id', 'kind'])
      .where('business_id', '=', business_id)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!mail) return // the email was deleted when the address was corrected
    const { document_id, signer_id, kind } = mail
    await lockDocument(work, document_id)
    const row = await db
      .updateTable('document_mails')
      .set({ sent_at: sql`now()` })
      .where('business_id', '=', business_id)
      .where('id', '=', id)
      .returning('bounced_at')
      .executeTakeFirst()
    if (!row || signer_id === null || kind === 'voided') return
    if (row.bounced_at === null) await clearBounce(work, signer_id) // the bounce of this email may have arrived first
    await appendToTrail(work, document_id, {
      type: 'mailed',
      data: { signer_id, email: address },
      at: await readClock(work),
    })
  })

async function clearBounce({ db, business_id }: Change, signer_id: number): Promise<void> {
  await db
    .updateTable('document_signers')
    .set({ bounced_at: null, bounce_status_code: null })
    .where('business_id', '=', business_id)
    .where('id', '=', signer_id)
    .where('bounced_at', 'is not', null)
    .execute()
}
