import type { EntityManager } from '@mikro-orm/postgresql'
import type { Origin } from '../access/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { appendAudit, readClock } from './append-audit.ts'
import { openSigning } from './open-signing.ts'
import type { Signing } from './present-signing.ts'

const columns = { viewed: 'viewed_at', downloaded: 'downloaded_at' } as const

/**
 * Notes that a signer has seen or downloaded a document that is to be signed: the first time only, as whoever has the
 * link could fill the trail otherwise.
 *
 * @returns what the link is for, and the time by the database's clock
 * @throws {ApiError} 404 for a link that there never was, 410 for one that another has taken the place of
 */
export async function viewDocument(
  em: EntityManager,
  token: string,
  what: keyof typeof columns,
  origin: Origin,
): Promise<{ signing: Signing; at: string }> {
  return await inTransaction(em, async (t) => {
    const at = await readClock(t)
    const signing = await openSigning(t, token)
    if (signing.document.status !== 'sent' || (await isNoted(t, signing, what))) return { signing, at }

    const held = await openSigning(t, token, { hold: true })
    const { business_id, document, signer } = held
    const { numUpdatedRows } = await sqlOf(t)
      .updateTable('document_signers')
      .set({ [columns[what]]: at })
      .where('id', '=', signer.id)
      .where('business_id', '=', business_id)
      .where(columns[what], 'is', null)
      .executeTakeFirstOrThrow()
    if (document.status === 'sent' && numUpdatedRows === 1n) {
      const entry = { business_id, document_id: document.id, type: what, actor: `signer:${signer.id}`, origin }
      const data: Record<string, string> = what === 'downloaded' ? { file: 'original' } : {}
      await appendAudit(t, { ...entry, data, at: await readClock(t) })
    }
    return { signing: held, at }
  })
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
