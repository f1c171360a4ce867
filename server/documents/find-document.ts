import { type RawBuilder, sql } from 'kysely'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { prepare } from '../operation/prepare.ts'
import { actorReach, type Reach } from '../operation/principal.ts'
import { withinReach } from '../operation/within-reach.ts'
import type { Change, Work } from '../operation/work.ts'
import { documentStates, type SenderAction } from './document.states.ts'
import { type DocumentRow, documentColumns } from './present-document.ts'

/**
 * Returns an SQL condition for documents that the caller can see: their person is within the caller's reach. The
 * caller's own documents are visible once sent or filed, even if withdrawn later, but not as drafts. Managers do not see
 * documents that were collected from their reports.
 */
export function isVisible(business: Pick<Work, 'business_id'>, reach: Reach): RawBuilder<boolean> {
  const isReached = withinReach('documents.person_id', business, reach)
  const { own_person } = reach
  if (own_person === undefined) return isReached
  return sql`${isReached} and case documents.person_id
    when ${own_person} then coalesce(documents.sent_at, documents.filed_at) is not null
    else documents.kind <> 'collected' end`
}

interface Parameters extends Reach {
  id: number
}

const selectDocument = prepare((db, business, { id, ...reach }: Parameters) =>
  db
    .selectFrom('documents')
    .select(documentColumns(business))
    .where('business_id', '=', business.business_id)
    .where('id', '=', id)
    .where(isVisible(business, reach)),
)

/**
 * Reads a document that the caller can see.
 *
 * @throws {ApiError} 404 if the document does not exist or the caller cannot see it
 */
export async function findDocument(work: Work, id: number): Promise<DocumentRow> {
  const row = await selectDocument.executeTakeFirst(work, { id, ...actorReach(work.by) })
  if (!row) throw notFound()
  return row
}

/**
 * Locks a document with its signers and its audit trail, and reads it. Each change of a document takes this lock first,
 * so that transactions do not deadlock.
 *
 * @param options.action - the action that the state of the document must allow
 * @param options.ifMatch - the `If-Match` header of the request
 * @throws {ApiError} 404 if the document does not exist or the caller cannot see it, 409 if its state does not allow
 *   the action, 412 if `ifMatch` is not the current version
 */
export async function lockDocument(
  work: Change,
  id: number,
  { action, ifMatch }: { action?: SenderAction; ifMatch?: string | undefined } = {},
): Promise<DocumentRow> {
  await work.db
    .selectFrom('documents')
    .select('id')
    .where('id', '=', id)
    .where('business_id', '=', work.business_id)
    .forUpdate()
    .execute()
  const row = await findDocument(work, id) // a separate statement, because a locking read would not see new signers
  if (action !== undefined) documentStates.check(row.status, action)
  checkIfMatch(ifMatch, row.version, `Document ${id}`)
  return row
}
