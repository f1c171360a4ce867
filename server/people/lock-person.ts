import { isNullInRow } from '../db/is-null.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import type { Change } from '../operation/work.ts'
import { type PersonRow, personColumns } from './present-person.ts'

/**
 * Reads and locks a person for a change. A transaction that only refers to the person, by `lockPersonKey` or a foreign
 * key, waits only for a deletion.
 *
 * @param ifMatch - the `If-Match` header of the request, if any
 * @param options.toDelete - whether the lock is for a deletion
 * @param options.orDeleted - whether to read deleted people too
 * @throws {ApiError} 404 if the person is deleted or not in the business, 412 if `ifMatch` is not their current version
 */
export async function lockPerson(
  work: Change,
  id: number,
  ifMatch: string | undefined,
  { toDelete = false, orDeleted = false } = {},
): Promise<PersonRow> {
  const row = await work.db
    .selectFrom('people')
    .select(personColumns(work))
    .where('id', '=', id)
    .where('business_id', '=', work.business_id)
    .$if(!orDeleted, (people) => people.where(isNullInRow('people.deleted_at')))
    .$if(toDelete, (people) => people.forUpdate())
    .$if(!toDelete, (people) => people.forNoKeyUpdate())
    .executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(ifMatch, row.version, `Person ${id}`)
  return row
}
