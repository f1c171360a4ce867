import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { type PersonRow, personColumns } from './present-person.ts'

/**
 * Reads a person for a change and keeps others from changing it until the transaction ends. Who only refers to the
 * person, by `holdPerson` or a foreign key, waits for a deletion alone.
 *
 * @throws {ApiError} 404 for one that is not in the business or deleted, 412 when `ifMatch` is not its version
 */
export async function lockPerson(
  t: EntityManager,
  business_id: number,
  id: number,
  ifMatch: string | undefined,
  { toDelete = false } = {},
): Promise<PersonRow> {
  const row = await sqlOf(t)
    .selectFrom('people')
    .select(personColumns(business_id))
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null)
    .$if(toDelete, (people) => people.forUpdate())
    .$if(!toDelete, (people) => people.forNoKeyUpdate())
    .executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(ifMatch, row.version)
  return row
}
