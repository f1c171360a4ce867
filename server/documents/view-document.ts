import type { EntityManager } from '@mikro-orm/postgresql'
import type { Origin } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { appendAudit, readClock } from './append-audit.ts'
import { openSigning } from './open-signing.ts'
import { isOverdue, type Signing } from './present-signing.ts'

const columns = { viewed: 'viewed_at', downloaded: 'downloaded_at' } as const

/**
 * Notes that a signer has seen or downloaded a document that is to be signed: the first time only, as whoever has the
 * link could fill the trail otherwise, and never once its time is over.
 *
 * @returns what the link is for, and the time by the database's clock
 * @throws {ApiError} 404 for a link that there never was, 410 for one that another has taken the place of
 */
export async function viewDocument(
  em: EntityManager,
  token: string,
  what: keyof typeof columns,
  origin: Origin,
): Promise<Seen> {
  return await inTransaction(em, async (t) => {
    const seen = { signing: await openSigning(t, token), at: await readClock(t) }
    if (!isOpen(seen) || (await isNoted(t, seen.signing, what))) return seen
    const held = { signing: await openSigning(t, token, { hold: true }), at: await readClock(t) }
    if (isOpen(held)) await note(t, held, what, origin)
    return held
  })
}

interface Seen {
  signing: Signing
  at: string
}

const isOpen = ({ signing: { document }, at }: Seen): boolean => document.status === 'sent' && !isOverdue(document, at)

/** A view is no change that another could clash with: `updated_at` tells of it, the version does not. */
async function note(
  t: EntityManager,
  { signing: { business_id, document, signer }, at }: Seen,
  what: keyof typeof columns,
  origin: Origin,
): Promise<void> {
  const { numUpdatedRows } = await sqlOf(t)
    .updateTable('document_signers')
    .set({ [columns[what]]: at })
    .where('id', '=', signer.id)
    .where('business_id', '=', business_id)
    .where(columns[what], 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await sqlOf(t)
    .updateTable('documents')
    .set({ updated_at: at })
    .where('id', '=', document.id)
    .where('business_id', '=', business_id)
    .execute()
  const entry = { business_id, document_id: document.id, type: what, actor: `signer:${signer.id}`, origin, at }
  await appendAudit(t, { ...entry, data: what === 'downloaded' ? { file: 'original' } : {} })
}

async function isNoted(
  t: EntityManager,
  { business_id, signer }: Signing,
  what: keyof typeof columns,
): Promise<boolean> {
  const row = await sqlOf(t)
    .selectFrom('document_signers')
    .select(columns[what])
    .where('id', '=', signer.id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  return row[columns[what] as 'viewed_at'] !== null
}
