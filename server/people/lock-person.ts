import { isNullInRow } from '../db/is-null.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import type { Change } from '../operation/work.ts'
import { type PersonRow, personColumns } from './present-person.ts'

/**
 * Reads a person for a change and keeps others from changing it until the transaction ends. A transaction that only
 * refers to the person, by `lockPersonKey` or a foreign key, waits for a deletion alone.
 *
 * @param ifMatch - the version that the change builds on, where the caller gave one
 * @param options.toDelete - the person is to be deleted
 * @param options.orDeleted - the person may have been deleted
 * @throws {ApiError} 404 when the person is deleted or not in the business, 412 when `ifMatch` is another version
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
