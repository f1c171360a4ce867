import type { Change, GlobalWork } from '../operation/work.ts'
import { appendToTrail } from './append-to-trail.ts'
import { isOpen } from './check-turn.ts'
import { type OpenSigning, openSigning } from './open-signing.ts'
import { readClock } from './read-clock.ts'
import { asSigner } from './signing-links.ts'

const columns = { viewed: 'viewed_at', downloaded: 'downloaded_at' } as const
type Deed = keyof typeof columns

interface Seen {
  signing: OpenSigning
  /** Now, by the database's clock. */
  at: string
}

/**
 * Notes that a signer has viewed or downloaded a document that is open for signatures. Only the first time is noted, as
 * whoever has the link could fill the trail otherwise.
 *
 * @returns what the link is for, and the time
 * @throws {ApiError} 404 when there never was such a link, 410 when a newer one has taken its place
 */
export const viewDocument = (work: GlobalWork, token: string, deed: Deed): Promise<Seen> =>
  asSigner(work, token, async (work, link) => {
    const seen = { signing: await openSigning(work, link), at: await readClock(work) }
    const { document, signer } = seen.signing
    if (!isOpen(document, seen.at) || (await isNoted(work, signer.id, deed))) return seen
    const locked = { signing: await openSigning(work, link, { lock: true }), at: await readClock(work) }
    if (isOpen(locked.signing.document, locked.at)) await note(work, locked, deed)
    return locked
  })

/** A view is no change that another change could clash with: `updated_at` tells of it, the version does not. */
async function note(work: Change, { signing: { document, signer }, at }: Seen, deed: Deed): Promise<void> {
  const { db, business_id } = work
  const { numUpdatedRows } = await db
    .updateTable('document_signers')
    .set({ [columns[deed]]: at })
    .where('id', '=', signer.id)
    .where('business_id', '=', business_id)
    .where(columns[deed], 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await db
    .updateTable('documents')
    .set({ updated_at: at })
    .where('id', '=', document.id)
    .where('business_id', '=', business_id)
    .execute()
  await appendToTrail(work, document.id, { type: deed, data: deed === 'downloaded' ? { file: 'original' } : {}, at })
}

async function isNoted({ db, business_id }: Change, signer_id: number, deed: Deed): Promise<boolean> {
  const row = await db
    .selectFrom('document_signers')
    .select(columns[deed])
    .where('id', '=', signer_id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  return row[columns[deed] as 'viewed_at'] !== null
}
