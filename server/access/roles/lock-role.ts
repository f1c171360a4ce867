import { lockBusiness } from '../../business/lock-business.ts'
import { notFound, secondPersonRequired } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { accountableUserId, type Principal } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { checkScopeGrant } from '../api-keys/grants.ts'
import { type RoleRow, selectRoles } from './present-role.ts'

/**
 * Reads a custom role for a change. The lock of the business keeps it, and the roles of all users, unchanged by others
 * until the transaction ends.
 *
 * @throws {ApiError} 404 for an unknown role; 403 if the role has scopes that the caller lacks, or is the caller's own;
 *   412 if `ifMatch` is not the current version
 */
export async function lockRole(work: Change<Principal>, id: number, ifMatch: string | undefined): Promise<RoleRow> {
  await lockBusiness(work)
  const row = await selectRoles(work).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  checkScopeGrant(work.by, row.scopes)
  if (await isOwnRole(work, id)) throw secondPersonRequired()
  checkIfMatch(ifMatch, row.version, `Role ${id}`)
  return row
}

/** Whether the caller, or the user behind an API key, has the role. */
async function isOwnRole({ db, business_id, by }: Change<Principal>, role_id: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', '=', accountableUserId(by))
    .where('role_id', '=', role_id)
    .executeTakeFirst()
  return user !== undefined
}
