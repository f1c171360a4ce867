import { notFound } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { checkRoleGrant } from '../api-keys/grants.ts'
import { selectUser, type UserRow } from './present-user.ts'

/**
 * Reads and locks a user of the business for a change.
 *
 * @throws {ApiError} 404 for an unknown user, 403 if the user's role has scopes that the caller lacks, 412 if `ifMatch`
 *   is not the current version
 */
export async function lockUser(work: Change<Principal>, id: number, ifMatch: string | undefined): Promise<UserRow> {
  const row = await selectUser(work, id).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw notFound()
  await checkRoleGrant(work, row)
  checkIfMatch(ifMatch, row.version, `User ${id}`)
  return row
}
