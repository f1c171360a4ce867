import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import type { Origin } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Schemas } from '../operation/contract.ts'
import { conflict } from '../operation/errors.ts'
import type { Config } from '../process/config.ts'
import { appendAudit, readClock } from './append-audit.ts'
import { changeDocument } from './change-document.ts'
import { checkNotOver, checkTurn, openSigning } from './open-signing.ts'
import { type DocumentRow, nextSigner } from './present-document.ts'
import { presentSigning, type Signing } from './present-signing.ts'
import { queueMails, senderOf } from './queue-mail.ts'
import { writeSignedFile } from './signed-file.ts'

interface By {
  config: Config
  origin: Origin
}

/**
 * Signs a document in the name of the link's signer. Whoever signs last makes it signed, with its file and its event;
 * the expiry competes with that for one conditional update.
 *
 * @returns what the signer sees now
 * @throws {ApiError} 404, 409 and 410 as the link and the state of the document ask; 409 for other bytes
 */
export function signDocument(
  em: EntityManager,
  token: string,
  { full_name, document_sha256 }: Schemas['Signature'],
  { config, origin }: By,
): Promise<Schemas['Signing']> {
  return inTransaction(em, async (t) => {
    const signing = await openSigning(t, token, { hold: true })
    const { business_id, document, signer } = signing
    const at = await readClock(t)
    checkTurn(signing, at)
    if (document_sha256 !== document.sha256) {
      const problem = { path: 'body.document_sha256', message: 'is not of the document that is to be signed' }
      throw conflict('This is not the document that is to be signed.', [problem])
    }

    await sqlOf(t)
      .updateTable('document_signers')
      .set({ signed_at: at, full_name, ip: origin.ip, user_agent: origin.user_agent })
      .where('id', '=', signer.id)
      .where('business_id', '=', business_id)
      .where('signed_at', 'is', null)
      .execute()
    const actor = `signer:${signer.id}`
    const entry = { business_id, document_id: document.id, actor, origin, at }
    const data = { document_sha256, full_name }
    const consent = await appendAudit(t, { ...entry, type: 'consented', data })

    const signers = document.signers.map((each) => (each.id === signer.id ? { ...each, signed_at: at } : each))
    const next = nextSigner({ signers })
    const place = { business_id, id: document.id }
    if (next) {
      await appendAudit(t, { ...entry, type: 'signed', data })
      await keepSent(t, signing, at)
      await queueMails(t, config, place, 'sign', [{ signer_id: next.id }])
      return await seen(t, token)
    }
    const signed_sha256 = await writeSignedFile(t, signing, { config, at, consent })
    const row = await changeDocument(t, place, {
      from: 'sent',
      to: 'signed',
      only: stillOpen,
      set: { signed_at: at, signed_sha256 },
      at,
      actor,
      origin,
      data: { ...data, signed_sha256 },
    })
    if (!row) throw expiredMeanwhile(document)
    const readers = signers.map(({ id }) => ({ signer_id: id }))
    await queueMails(t, config, place, 'signed', [...readers, ...senderOf(row)])
    return await seen(t, token)
  })
}

const stillOpen = sql<boolean>`expires_at > clock_timestamp()`

/** A signature of several changes the version of the document, as long as it may still be signed. */
async function keepSent(t: EntityManager, { business_id, document }: Signing, at: string): Promise<void> {
  const { numUpdatedRows } = await sqlOf(t)
    .updateTable('documents')
    .set({ version: sql`version + 1`, updated_at: at })
    .where('id', '=', document.id)
    .where('business_id', '=', business_id)
    .where('status', '=', 'sent')
    .where(stillOpen)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw expiredMeanwhile(document)
}

/** Between the look at the clock and the update, its time ran out: it is over, as the update says. */
function expiredMeanwhile(document: DocumentRow): Error {
  try {
    checkNotOver({ document }, document.expires_at ?? '')
    return new Error(`the document ${document.id} changed under its lock`)
  } catch (error) {
    return error as Error
  }
}

/** What the signer sees after the change. */
async function seen(t: EntityManager, token: string): Promise<Schemas['Signing']> {
  return presentSigning(await openSigning(t, token), await readClock(t))
}
