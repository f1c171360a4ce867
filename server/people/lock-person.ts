import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'
import { notFound } from '../http/errors.ts'
import { checkIfMatch } from '../http/if-match.ts'
import { type PersonRow, personColumns } from './present-person.ts'

/**
 * Reads a person for a change and keeps others from changing it until the transaction ends.
 *
 * @throws {ApiError} 404 for one that is not in the business or deleted, 412 when `ifMatch` is not its version
 */
export async function lockPerson(
  t: EntityManager,
  business_id: number,
  id: number,
  ifMatch: string | undefined,
): Promise<PersonRow> {
  const row = await sqlOf(t)
    .selectFrom('people')
    .select(personColumns(business_id))
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(ifMatch, row.version)
  return row
}
