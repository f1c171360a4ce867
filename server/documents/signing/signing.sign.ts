import { sql } from 'kysely'
import { databaseTime, readClock } from '../../business/clock.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { conflict, validationFailed } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import type { Change, GlobalWork, Work } from '../../operation/work.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { appendToTrail } from '../append-to-trail.ts'
import { changeDocument } from '../change-document.ts'
import { nextReminder } from '../mails/next-reminder.ts'
import { queueMails, senderRecipients } from '../mails/queue-mails.ts'
import { type DocumentRow, nextSigners, signerEventData, signerStatus } from '../present-document.ts'
import { checkNotEnded, checkTurn, isSignersTurn } from './check-turn.ts'
import { isSameName } from './same-name.ts'
import { findOtherDelivery, type OpenLink, performAsSigner } from './signing-links.ts'
import { openSigningSession, presentSigning, readSigningPage } from './signing-session.ts'

const rules: Rules<'signing.sign'> = ({ body: { consent } }) =>
  consent === false ? [{ path: 'body.consent', code: 'not_allowed', message: 'must be true' }] : []

/** Signs a document as the signer of a link. */
export const signingSign = operation('signing.sign', rules, async (work, { path, body }) =>
  ok(await signDocument(work, path.token, body)),
)

/**
 * Signs a document as the signer of a link. The last signature completes the document, with its signed file and its
 * event, in a conditional update that excludes a concurrent expiry.
 *
 * @throws {ApiError} 404, 409 or 410 because of the state of the link or the document; 409 if `document_sha256` is the
 *   hash of another file; 422 for another name without `on_behalf`
 */
export const signDocument = (
  work: GlobalWork,
  token: string,
  { full_name, consent: hasConsented, document_sha256, on_behalf: isStated = false }: Schemas['Signature'],
): Promise<Schemas['Signing']> =>
  performAsSigner(work, token, async (work, link) => {
    const { db, business_id, origin } = work
    if (!hasConsented) throw validationFailed([{ path: 'body.consent', code: 'not_allowed', message: 'must be true' }])
    const { writeSignedFile } = await import('./signed-file.ts') // before the lock, because the first import is slow
    const signing = await openSigningSession(work, link, { lock: true })
    const { document, signer } = signing
    const at = await readClock(work)
    checkTurn(signer, document, at)
    if (document_sha256 !== document.sha256) {
      const problem = {
        path: 'body.document_sha256',
        code: 'invalid',
        message: 'is not the sha256 of the document to sign',
      }
      throw conflict('This is not the document that you were asked to sign.', [problem])
    }
    const on_behalf = !isSameName(full_name, signer.name)
    if (on_behalf && !isStated) {
      const message = `must be true to sign for ${signer.name} as ${full_name}`
      throw validationFailed([{ path: 'body.on_behalf', code: 'not_allowed', message }])
    }

    const { delivery } = link
    const other_delivery = await findOtherDelivery(work, link)
    await db
      .updateTable('document_signers')
      .set({
        signed_at: at,
        full_name,
        on_behalf,
        delivery,
        other_delivery,
        ip: origin.ip,
        user_agent: origin.user_agent,
      })
      .where('id', '=', signer.id)
      .where('business_id', '=', business_id)
      .where('signed_at', 'is', null)
      .execute()
    const data = {
      document_sha256,
      full_name,
      delivery,
      other_delivery,
      ...(on_behalf && { on_behalf_of: signer.name }),
    }
    const consent = await appendToTrail(work, document.id, { type: 'consented', data, at })

    const signers = document.signers.map((other) =>
      other.id === signer.id ? { ...other, signed_at: at, full_name, on_behalf } : other,
    )
    const eventData = signerEventData({ ...document, signers }, signer.id)
    if (signers.some((other) => signerStatus(other) === 'pending')) {
      await appendToTrail(work, document.id, { type: 'signed', data, at })
      const requested = nextSigners({ ...document, signers }).filter(({ id }) => !isSignersTurn(id, document, at))
      await recordPartialSignature(work, document, { at, isRequesting: requested.length > 0 })
      await recordEvent(work, { type: 'document.signer_signed', data: eventData, created_at: at })
      const recipients = requested.map(({ id }) => ({ signer_id: id }))
      await queueMails(work, document.id, 'sign', recipients)
      return await presentSession(work, link)
    }
    await recordEvent(work, { type: 'document.signer_signed', data: eventData, created_at: at })
    const signed_sha256 = await writeSignedFile(work, signing, { at, consent })
    const row = await changeDocument(work, document.id, {
      from: 'sent',
      to: 'signed',
      condition: await isNotExpired(work),
      set: { signed_at: at, signed_sha256 },
      data: { ...data, signed_sha256 },
      at,
    })
    if (!row) throw expiryError(document)
    await work.reactions.documentSigned(work, row)
    const recipients = signers.map(({ id }) => ({ signer_id: id }))
    await queueMails(work, document.id, 'signed', [...recipients, ...senderRecipients(row)])
    return await presentSession(work, link)
  })

/**
 * Returns an SQL condition that a document has not expired. It reads the clock again, because writing the file takes
 * time.
 */
const isNotExpired = async (work: Work) => sql<boolean>`expires_at > ${await readClock(work)}`

/**
 * Records a signature that is not the last one: increments the version of a document that has not expired. If further
 * signers are now requested to sign, restarts the reminder interval.
 */
async function recordPartialSignature(
  work: Change,
  document: DocumentRow,
  { at, isRequesting }: { at: string; isRequesting: boolean },
): Promise<void> {
  const { db, business_id } = work
  const next_reminder_at = isRequesting ? nextReminder(document, at) : document.next_reminder_at
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({ version: sql`version + 1`, updated_at: databaseTime(work, at), next_reminder_at })
    .where('id', '=', document.id)
    .where('business_id', '=', business_id)
    .where('status', '=', 'sent')
    .where(await isNotExpired(work))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw expiryError(document)
}

/** Returns the error for a document that expired between the check and the update. */
function expiryError(document: DocumentRow): Error {
  try {
    checkNotEnded(document, document.expires_at ?? '')
    return new Error(`the document ${document.id} changed under its lock`)
  } catch (error) {
    return error as Error
  }
}

const presentSession = async (work: Change, link: OpenLink): Promise<Schemas['Signing']> =>
  presentSigning(await readSigningPage(work, link), await readClock(work))
