import { type RawBuilder, sql } from 'kysely'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { prepare } from '../operation/prepare.ts'
import { actorReach, type Reach } from '../operation/principal.ts'
import { withinReach } from '../operation/within-reach.ts'
import type { Change, Work } from '../operation/work.ts'
import { documentStates, type SendersAction } from './document.states.ts'
import { type DocumentRow, documentColumns } from './present-document.ts'

/**
 * The condition that the caller may see a document: it is of a person within their reach. One about themselves was sent
 * to be signed or filed, also when it was withdrawn later; until then it is a draft of those who work on it.
 */
export function isVisible(business: Pick<Work, 'business_id'>, reach: Reach): RawBuilder<boolean> {
  const isReached = withinReach('documents.person_id', business, reach)
  const { own_person } = reach
  if (own_person === undefined) return isReached
  return sql`${isReached} and (documents.person_id <> ${own_person} or coalesce(documents.sent_at, documents.filed_at) is not null)`
}

interface Wanted extends Reach {
  id: number
}

const selectDocument = prepare((db, business, { id, ...reach }: Wanted) =>
  db
    .selectFrom('documents')
    .select(documentColumns(business))
    .where('business_id', '=', business.business_id)
    .where('id', '=', id)
    .where(isVisible(business, reach)),
)

/** @throws {ApiError} 404 when there is no such document that the caller may see */
export async function findDocument(work: Work, id: number): Promise<DocumentRow> {
  const row = await selectDocument.executeTakeFirst(work, { id, ...actorReach(work.by) })
  if (!row) throw notFound()
  return row
}

/**
 * Locks a document with its signers and its trail, and reads it. The first lock of every change, so that nobody waits
 * in a circle.
 *
 * @param options.to - what is to be done with it
 * @param options.ifMatch - the version that the change builds on, where the caller said one
 * @throws {ApiError} 404 when there is no such document that the caller may see, 409 when its state does not allow the
 *   action, 412 for another version
 */
export async function lockDocument(
  work: Change,
  id: number,
  { to, ifMatch }: { to?: SendersAction; ifMatch?: string | undefined } = {},
): Promise<DocumentRow> {
  await work.db
    .selectFrom('documents')
    .select('id')
    .where('id', '=', id)
    .where('business_id', '=', work.business_id)
    .forUpdate()
    .execute()
  const row = await findDocument(work, id) // after the lock, as a locking read would not read the signers again
  if (to !== undefined) documentStates.check(row.status, to)
  checkIfMatch(ifMatch, row.version, `Document ${id}`)
  return row
}
