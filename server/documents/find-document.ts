import { sql } from 'kysely'
import { given } from '../db/given.ts'
import type { Schemas } from '../operation/contract.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { prepare } from '../operation/prepare.ts'
import type { Change, Work } from '../operation/work.ts'
import { documentStates } from './document.states.ts'
import { type DocumentRow, documentColumns } from './present-document.ts'

/** The documents that employees may see: their own, once sent, also when they were withdrawn later. */
export const isVisibleTo = (own: number) =>
  sql<boolean>`(documents.person_id = ${own} and documents.sent_at is not null)`

interface Wanted {
  id: number
  limited_to_person: number | undefined
}

const selectDocument = prepare((db, { business_id }, { id, limited_to_person }: Wanted) =>
  db
    .selectFrom('documents')
    .select(documentColumns)
    .where((document) =>
      document.and([
        document('business_id', '=', business_id),
        document('id', '=', id),
        ...given(limited_to_person, isVisibleTo),
      ]),
    ),
)

/** @throws {ApiError} 404 when there is no such document that the caller may see */
export async function findDocument(work: Work, id: number): Promise<DocumentRow> {
  const limited_to_person = 'scopes' in work.by ? work.by.limited_to_person : undefined
  const row = await selectDocument.executeTakeFirst(work, { id, limited_to_person })
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
  { to, ifMatch }: { to?: Schemas['DocumentAction']; ifMatch?: string | undefined } = {},
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
  checkIfMatch(ifMatch, row.version)
  return row
}
