import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { given } from '../db/given.ts'
import { sqlOf } from '../db/orm.ts'
import { prepare } from '../db/prepare.ts'
import type { Schemas } from '../operation/contract.ts'
import { illegalTransition, notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { type DocumentRow, documentColumns } from './present-document.ts'

interface Wanted {
  business_id: number
  id: number
  /** Set for a caller who may see their own alone. */
  limited_to_person?: number | undefined
}

/** Whether somebody who may see their own alone may see a document: theirs, once it was sent, also if it was withdrawn since. */
export const isVisibleTo = (own: number) =>
  sql<boolean>`(documents.person_id = ${own} and documents.sent_at is not null)`

const selectDocument = prepare((db, { business_id, id, limited_to_person }: Wanted) =>
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
export async function findDocument(em: EntityManager, wanted: Wanted): Promise<DocumentRow> {
  const row = await selectDocument.executeTakeFirst(em, wanted)
  if (!row) throw notFound()
  return row
}

/**
 * Reads a document for a change and keeps others from changing it, its signers and its trail until the transaction
 * ends. The first lock of every change, so that nobody waits in a circle.
 *
 * @throws {ApiError} 404 when there is no such document that the caller may see
 */
export async function holdDocument(t: EntityManager, wanted: Wanted): Promise<DocumentRow> {
  await sqlOf(t)
    .selectFrom('documents')
    .select('id')
    .where('id', '=', wanted.id)
    .where('business_id', '=', wanted.business_id)
    .forUpdate()
    .execute()
  return await findDocument(t, wanted) // after the lock: its signers are not locked by it, and not read again
}

/**
 * Holds a document that is in one of some states.
 *
 * @param options.in - the states that allow the change
 * @param options.to - what it cannot otherwise, such as `be sent`
 * @param options.ifMatch - the version that the change builds on, where the caller said one
 * @throws {ApiError} 404 for one that is not in the business, 409 in another state, 412 for another version
 */
export async function lockDocument(
  t: EntityManager,
  business_id: number,
  id: number,
  options: { in: Schemas['DocumentStatus'][]; to: string; ifMatch?: string | undefined },
): Promise<DocumentRow> {
  const row = await holdDocument(t, { business_id, id })
  if (!options.in.includes(row.status)) {
    throw illegalTransition(`A document that is ${row.status} cannot ${options.to}.`, row.status)
  }
  checkIfMatch(options.ifMatch, row.version)
  return row
}
