import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import type { Principal } from '../operation/principal.ts'
import { checkMayGive } from './grants.ts'
import { type UserRow, userColumns } from './present-user.ts'

/**
 * Reads a user of the caller's business for a change and keeps others from changing them until the transaction ends.
 *
 * @throws {ApiError} 404 for one who is not in the business, 403 for one whose role has more than the caller, 412 when
 * `ifMatch` is not their version
 */
export async function lockUser(
  t: EntityManager,
  principal: Principal,
  id: number,
  ifMatch: string | undefined,
): Promise<UserRow> {
  const row = await sqlOf(t)
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', id)
    .where('business_id', '=', principal.business_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  checkMayGive(principal, row.role)
  checkIfMatch(ifMatch, row.version)
  return row
}
