import { sql } from 'kysely'
import { userPrincipal } from '../../access/sessions/user-principal.ts'
import { readClock } from '../../business/clock.ts'
import { forbidden, illegalTransition } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import type { UserPrincipal } from '../../operation/principal.ts'
import { ok } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'
import { appendToTrail } from '../append-to-trail.ts'
import { lockDocument } from '../find-document.ts'
import { queueMails } from '../mails/queue-mails.ts'
import { type DocumentRow, isCaller, nextSigners, presentDocument, type SignerRow } from '../present-document.ts'
import { recordDocumentAudit } from '../record-document-audit.ts'
import { isOverdue } from './check-turn.ts'
import { createSigningLink, type LoginDelivery } from './signing-links.ts'

/**
 * Creates a link for a signed-in signer, who may have lost an earlier link. If the document was sent by email, the new
 * link is emailed instead of returned.
 */
export const documentsCreateSigningLink = change('documents.createSigningLink', async (work, { path: { id } }) => {
  const by = userPrincipal(work.by)
  const row = await lockDocument(work, id)
  const at = await readClock(work)
  const signer = findOwnSigner(row, by, at)
  const { delivery } = row
  const login = await loginDelivery(work, by)
  const links = new Map<number, string>()
  if (delivery === 'mail') await mailOnce(work, row, signer)
  else {
    if (!(await hasLoginLink(work, signer)))
      await appendToTrail(work, id, { type: 'linked', data: { signer_id: signer.id }, at })
    links.set(signer.id, await createSigningLink(work, signer.id, login))
  }
  const detail = { signer_id: signer.id, delivery: delivery === 'mail' ? 'mail' : login }
  recordDocumentAudit(work, row, { action: 'document.signing_link_created', detail })
  return ok(presentDocument(row, by, links))
})

/**
 * Finds the signer who has the caller's email address.
 *
 * @throws {ApiError} 403 if there is no such signer, 409 if it is not their turn
 */
function findOwnSigner(row: DocumentRow, by: UserPrincipal, at: string): SignerRow {
  const own = row.signers.filter((signer) => isCaller(signer, by))
  if (own.length === 0) throw forbidden()
  const status = isOverdue(row, at) ? 'expired' : row.status
  if (status !== 'sent') throw illegalTransition(`A document that is ${status} cannot be signed.`, status)
  const next = nextSigners(row).find((signer) => own.includes(signer))
  if (next) return next
  const isDone = own.every(({ signed_at }) => signed_at !== null)
  throw illegalTransition(
    isDone ? 'You have signed this document already.' : 'It is the turn of another signer.',
    status,
  )
}

/**
 * Whether a signer already has a link created by login. The audit trail records only the first such link, because
 * repeated requests could flood it. The audit log records all of them.
 */
async function hasLoginLink({ db, business_id }: Change, { id }: SignerRow): Promise<boolean> {
  const link = await db
    .selectFrom('signing_links')
    .select('signer_id')
    .where('business_id', '=', business_id)
    .where('signer_id', '=', id)
    .where('delivery', 'in', ['login', 'shown_login'])
    .limit(1)
    .executeTakeFirst()
  return link !== undefined
}

/**
 * Returns the delivery of a link created by login. The link is weaker evidence if another user has seen the link with
 * which the password was set.
 */
async function loginDelivery({ db, business_id }: Change, { user_id }: UserPrincipal): Promise<LoginDelivery> {
  const { password_was_shown } = await db
    .selectFrom('users')
    .select('password_was_shown')
    .where('business_id', '=', business_id)
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return password_was_shown ? 'shown_login' : 'login'
}

/** Queues an email unless one was queued in the last five minutes. */
async function mailOnce(work: Change, { id }: DocumentRow, signer: SignerRow): Promise<void> {
  const recent = await work.db
    .selectFrom('document_mails')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('document_id', '=', id)
    .where('signer_id', '=', signer.id)
    .where('created_at', '>', sql<string>`now() - interval '5 minutes'`)
    .limit(1)
    .executeTakeFirst()
  if (!recent) await queueMails(work, id, 'sign', [{ signer_id: signer.id }])
}
