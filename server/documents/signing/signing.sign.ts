import { sql } from 'kysely'
import { databaseTime, readClock } from '../../business/clock.ts'
import { ok } from '../../operation/answer.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { conflict, validationFailed } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import type { Rules } from '../../operation/rules.ts'
import type { Change, GlobalWork, Work } from '../../operation/work.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { appendToTrail } from '../append-to-trail.ts'
import { changeDocument } from '../change-document.ts'
import { nextReminder } from '../mails/next-reminder.ts'
import { queueMails, senderOf } from '../mails/queue-mails.ts'
import { type DocumentRow, nextSigners, signerEventData, signerStatus } from '../present-document.ts'
import { checkNotOver, checkTurn, isTurnOf } from './check-turn.ts'
import { openSigning, seeSigning } from './open-signing.ts'
import { presentSigning } from './present-signing.ts'
import { isSameName } from './same-name.ts'
import { asSigner, type OpenLink, otherDeliveryOf } from './signing-links.ts'

const rules: Rules<'signing.sign'> = ({ body: { consent } }) =>
  consent === false ? [{ path: 'body.consent', message: 'must be true' }] : []

/** Signs a document in the name of the link's signer. */
export const signingSign = operation('signing.sign', rules, async (work, { path, body }) =>
  ok(await signDocument(work, path.token, body)),
)

/**
 * Signs a document in the name of the link's signer. The last signature makes the document signed, with its file and
 * its event; it competes with the expiry for one conditional update.
 *
 * @returns what the signer sees now
 * @throws {ApiError} 404, 409 and 410 as the link and the state of the document ask; 409 for the hash of another file;
 *   422 for another name without the statement that it signs for the signer
 */
export const signDocument = (
  work: GlobalWork,
  token: string,
  { full_name, consent: hasConsented, document_sha256, on_behalf: isStated = false }: Schemas['Signature'],
): Promise<Schemas['Signing']> =>
  asSigner(work, token, async (work, link) => {
    const { db, business_id, origin } = work
    if (!hasConsented) throw validationFailed([{ path: 'body.consent', message: 'must be true' }])
    const { writeSignedFile } = await import('./signed-file.ts') // before the lock: the first time takes a while
    const signing = await openSigning(work, link, { lock: true })
    const { document, signer } = signing
    const at = await readClock(work)
    checkTurn(signer, document, at)
    if (document_sha256 !== document.sha256) {
      const problem = { path: 'body.document_sha256', message: 'is not the sha256 of the document to sign' }
      throw conflict('This is not the document that you were asked to sign.', [problem])
    }
    const on_behalf = !isSameName(full_name, signer.name)
    if (on_behalf && !isStated) {
      const message = `must be true to sign for ${signer.name} as ${full_name}`
      throw validationFailed([{ path: 'body.on_behalf', message }])
    }

    const { delivery } = link
    const other_delivery = await otherDeliveryOf(work, link)
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

    const signers = document.signers.map((each) =>
      each.id === signer.id ? { ...each, signed_at: at, full_name, on_behalf } : each,
    )
    const told = signerEventData({ ...document, signers }, signer.id)
    if (signers.some((each) => signerStatus(each) === 'pending')) {
      await appendToTrail(work, document.id, { type: 'signed', data, at })
      const called = nextSigners({ ...document, signers }).filter(({ id }) => !isTurnOf(id, document, at))
      await keepSent(work, document, { at, isCalling: called.length > 0 })
      await recordEvent(work, { type: 'document.signer_signed', data: told, created_at: at })
      const readers = called.map(({ id }) => ({ signer_id: id }))
      await queueMails(work, document.id, 'sign', readers)
      return await seen(work, link)
    }
    await recordEvent(work, { type: 'document.signer_signed', data: told, created_at: at })
    const signed_sha256 = await writeSignedFile(work, signing, { at, consent })
    const row = await changeDocument(work, document.id, {
      from: 'sent',
      to: 'signed',
      only: await stillOpen(work),
      set: { signed_at: at, signed_sha256 },
      data: { ...data, signed_sha256 },
      at,
    })
    if (!row) throw expiredMeanwhile(document)
    const readers = signers.map(({ id }) => ({ signer_id: id }))
    await queueMails(work, document.id, 'signed', [...readers, ...senderOf(row)])
    return await seen(work, link)
  })

/** At this moment: writing the file has taken a while. */
const stillOpen = async (work: Work) => sql<boolean>`expires_at > ${await readClock(work)}`

/**
 * One of several signatures changes the version of the document only, as long as it may still be signed. Whoever is
 * called by it has the whole time until they are reminded.
 */
async function keepSent(
  work: Change,
  document: DocumentRow,
  { at, isCalling }: { at: string; isCalling: boolean },
): Promise<void> {
  const { db, business_id } = work
  const next_reminder_at = isCalling ? nextReminder(document, at) : document.next_reminder_at
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({ version: sql`version + 1`, updated_at: databaseTime(work, at), next_reminder_at })
    .where('id', '=', document.id)
    .where('business_id', '=', business_id)
    .where('status', '=', 'sent')
    .where(await stillOpen(work))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw expiredMeanwhile(document)
}

/** The failure of a signature whose time ran out between the look at the clock and the update. */
function expiredMeanwhile(document: DocumentRow): Error {
  try {
    checkNotOver(document, document.expires_at ?? '')
    return new Error(`the document ${document.id} changed under its lock`)
  } catch (error) {
    return error as Error
  }
}

const seen = async (work: Change, link: OpenLink): Promise<Schemas['Signing']> =>
  presentSigning(await seeSigning(work, link), await readClock(work))
