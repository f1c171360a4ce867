import { notFound } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { checkMayGive } from '../api-keys/grants.ts'
import { selectUser, type UserRow } from './present-user.ts'

/**
 * Reads a user of the business for a change and keeps others from changing them to the end of the transaction.
 *
 * @throws {ApiError} 404 for a user of another business or none, 403 when their role has scopes that the caller lacks,
 * 412 when `ifMatch` is not their version
 */
export async function lockUser(work: Change<Principal>, id: number, ifMatch: string | undefined): Promise<UserRow> {
  const row = await selectUser(work, id).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw notFound()
  checkMayGive(work.by, row.role)
  checkIfMatch(ifMatch, row.version, `User ${id}`)
  return row
}
