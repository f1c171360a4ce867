import { databaseTime, readClock } from '../../business/clock.ts'
import type { Change, GlobalWork } from '../../operation/work.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { appendToTrail } from '../append-to-trail.ts'
import { viewEventData } from '../present-document.ts'
import { isOpen } from './check-turn.ts'
import { performAsSigner } from './signing-links.ts'
import { openSigningSession, readSigningPage, type SigningPageData, type SigningSession } from './signing-session.ts'

/*
 * Opening a link is not recorded, because mail servers and scanners also open links. A signer has viewed a document
 * once they have opened it with the button of the signing page or downloaded its file.
 */

const columns = { viewed: 'viewed_at', downloaded: 'downloaded_at' } as const
type ViewAction = keyof typeof columns

interface SigningPageRead {
  signing: SigningPageData
  /** The current time by the clock of the business. */
  at: string
}

/**
 * Reads the document of a link.
 *
 * @throws {ApiError} 404 if there is no such link, 410 if a newer link has replaced it
 */
export const readSigning = (work: GlobalWork, token: string): Promise<SigningPageRead> =>
  performAsSigner(work, token, async (work, link) => ({
    signing: await readSigningPage(work, link),
    at: await readClock(work),
  }))

/**
 * Records views and downloads of an open document by a signer. Only the first view and the first download are recorded,
 * because repeated requests could flood the audit trail.
 *
 * @param actions - in the order in which they are added to the audit trail
 * @throws {ApiError} 404 if there is no such link, 410 if a newer link has replaced it
 */
export const recordViews = (work: GlobalWork, token: string, ...actions: ViewAction[]): Promise<void> =>
  performAsSigner(work, token, async (work, link) => {
    const { document, signer } = await openSigningSession(work, link)
    if (!isOpen(document, await readClock(work)) || (await filterUnrecorded(work, signer.id, actions)).length === 0)
      return
    const locked = await openSigningSession(work, link, { lock: true })
    const at = await readClock(work)
    if (!isOpen(locked.document, at)) return
    for (const action of await filterUnrecorded(work, signer.id, actions))
      await recordView(work, locked, { action, at })
  })

/**
 * Records a view or a download. It changes `updated_at` but not the version, because it cannot conflict with another
 * change.
 */
async function recordView(
  work: Change,
  { document, signer }: SigningSession,
  { action, at }: { action: ViewAction; at: string },
): Promise<void> {
  const { db, business_id } = work
  await db
    .updateTable('document_signers')
    .set({ [columns[action]]: at })
    .where('id', '=', signer.id)
    .where('business_id', '=', business_id)
    .execute()
  await db
    .updateTable('documents')
    .set({ updated_at: databaseTime(work, at) })
    .where('id', '=', document.id)
    .where('business_id', '=', business_id)
    .execute()
  if (action === 'viewed') {
    await recordEvent(work, { type: 'document.viewed', data: viewEventData(document, signer, at), created_at: at })
  }
  await appendToTrail(work, document.id, {
    type: action,
    data: action === 'downloaded' ? { file: 'original' } : {},
    at,
  })
}

/** Returns the actions that are not recorded yet. */
async function filterUnrecorded(
  { db, business_id }: Change,
  signer_id: number,
  actions: ViewAction[],
): Promise<ViewAction[]> {
  const row = await db
    .selectFrom('document_signers')
    .select(['viewed_at', 'downloaded_at'])
    .where('id', '=', signer_id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  return actions.filter((action) => row[columns[action]] === null)
}
