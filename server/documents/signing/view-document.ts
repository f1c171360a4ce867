import { databaseTime, readClock } from '../../business/clock.ts'
import type { Change, GlobalWork } from '../../operation/work.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { appendToTrail } from '../append-to-trail.ts'
import { viewEventData } from '../present-document.ts'
import { isOpen } from './check-turn.ts'
import { type OpenSigning, openSigning, type SeenSigning, seeSigning } from './open-signing.ts'
import { asSigner } from './signing-links.ts'

/*
 * Reading what a link is for leaves no trace: mail servers and scanners open links too. A signer has viewed a document
 * once they opened it by the button of the signing page, or once its file was sent to another program.
 */

const columns = { viewed: 'viewed_at', downloaded: 'downloaded_at' } as const
type Deed = keyof typeof columns

interface Seen {
  signing: SeenSigning
  /** Now, by the database's clock. */
  at: string
}

/**
 * Reads what a link is for.
 *
 * @throws {ApiError} 404 when there never was such a link, 410 when a newer one has taken its place
 */
export const readSigning = (work: GlobalWork, token: string): Promise<Seen> =>
  asSigner(work, token, async (work, link) => ({ signing: await seeSigning(work, link), at: await readClock(work) }))

/**
 * Records what a signer does with a document that is open for signatures. Only the first time is recorded, as whoever
 * has the link could fill the trail otherwise.
 *
 * @param deeds - in the order of the trail
 * @throws {ApiError} 404 when there never was such a link, 410 when a newer one has taken its place
 */
export const recordViews = (work: GlobalWork, token: string, ...deeds: Deed[]): Promise<void> =>
  asSigner(work, token, async (work, link) => {
    const { document, signer } = await openSigning(work, link)
    if (!isOpen(document, await readClock(work)) || (await newAmong(work, signer.id, deeds)).length === 0) return
    const locked = await openSigning(work, link, { lock: true })
    const at = await readClock(work)
    if (!isOpen(locked.document, at)) return
    for (const deed of await newAmong(work, signer.id, deeds)) await record(work, locked, { deed, at })
  })

/** A view is no change that another change could clash with: `updated_at` tells of it, the version does not. */
async function record(
  work: Change,
  { document, signer }: OpenSigning,
  { deed, at }: { deed: Deed; at: string },
): Promise<void> {
  const { db, business_id } = work
  await db
    .updateTable('document_signers')
    .set({ [columns[deed]]: at })
    .where('id', '=', signer.id)
    .where('business_id', '=', business_id)
    .execute()
  await db
    .updateTable('documents')
    .set({ updated_at: databaseTime(work, at) })
    .where('id', '=', document.id)
    .where('business_id', '=', business_id)
    .execute()
  if (deed === 'viewed') {
    await recordEvent(work, { type: 'document.viewed', data: viewEventData(document, signer, at), created_at: at })
  }
  await appendToTrail(work, document.id, { type: deed, data: deed === 'downloaded' ? { file: 'original' } : {}, at })
}

/** The deeds that are not recorded yet. */
async function newAmong({ db, business_id }: Change, signer_id: number, deeds: Deed[]): Promise<Deed[]> {
  const row = await db
    .selectFrom('document_signers')
    .select(['viewed_at', 'downloaded_at'])
    .where('id', '=', signer_id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  return deeds.filter((deed) => row[columns[deed]] === null)
}
