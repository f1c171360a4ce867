import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { enqueue } from '../jobs.ts'
import type { Operation, Schemas } from '../operation/contract.ts'
import { validationFailed } from '../operation/errors.ts'
import { actorOf, readClock } from './append-audit.ts'
import { changeDocument } from './change-document.ts'
import { lockDocument } from './find-document.ts'
import { nextSigner, presentDocument } from './present-document.ts'
import { queueMails } from './queue-mail.ts'
import { createSigningLink, endSigningLinks } from './signing-links.ts'

/** Asks for signatures until a time. Who has signed before it expired need not sign again. */
export const documentsSend: Operation<'documents.send'> = ({
  path: { id },
  header,
  body,
  principal,
  em,
  config,
  origin,
}) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const before = await lockDocument(t, business_id, id, {
      in: ['draft', 'expired'],
      to: 'be sent',
      ifMatch: header['If-Match'],
    })
    const at = await readClock(t)
    const expires_at = await expiryOf(t, body, at)
    const row = await changeDocument(
      t,
      { business_id, id },
      {
        from: before.status,
        to: 'sent',
        set: {
          sent_at: at,
          expires_at,
          expired_at: null,
          sent_by: principal.kind === 'user' ? principal.user_id : null,
        },
        at,
        actor: actorOf(principal),
        origin,
        data: { expires_at },
      },
    )
    if (!row) throw new Error(`the document ${id} changed under its lock`)

    await enqueue(t, 'expire_documents', {}, sql`${expires_at}::timestamptz`)
    await endSigningLinks(
      t,
      business_id,
      row.signers.map((signer) => signer.id),
    )
    const links = new Map<number, string>()
    for (const signer of row.signers) links.set(signer.id, await createSigningLink(t, business_id, signer.id, config))
    const next = nextSigner(row)
    if (next) await queueMails(t, config, { business_id, id }, 'sign', [{ signer_id: next.id }])
    const detail = { document_id: id, expires_at }
    await recordAudit(t, origin, principal, { business_id, action: 'document.sent', detail })
    return { status: 200, body: { success: true, data: presentDocument(row, links) } }
  })

const defaultDays = 30

/**
 * When it expires.
 *
 * @param at - now, by the database's clock
 * @throws {ApiError} 422 when it is said in two ways, or is too near or too far
 */
async function expiryOf(
  t: EntityManager,
  { expires_at, expires_in_days }: Schemas['DocumentSend'],
  at: string,
): Promise<string> {
  if (expires_at !== undefined && expires_in_days !== undefined) {
    throw validationFailed([{ path: 'body.expires_at', message: 'cannot be given together with expires_in_days' }])
  }
  const now = sql`${at}::timestamptz`
  const wanted =
    expires_at === undefined
      ? sql`(${now} + make_interval(days => ${expires_in_days ?? defaultDays}))`
      : sql`${expires_at}::timestamptz`
  const { rows } = await sql<{ wanted: string; is_near: boolean; is_far: boolean }>`
    select ${wanted}::timestamptz(3) as wanted, ${wanted} < ${now} + interval '1 minute' as is_near,
      ${wanted} > ${now} + interval '365 days' as is_far
  `.execute(sqlOf(t))
  const [found] = rows
  if (found?.is_near) throw validationFailed([{ path: 'body.expires_at', message: 'must be at least a minute ahead' }])
  if (found?.is_far) throw validationFailed([{ path: 'body.expires_at', message: 'must be at most 365 days ahead' }])
  return found?.wanted ?? ''
}
