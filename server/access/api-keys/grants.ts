import { checkScopes } from '../../operation/check-scopes.ts'
import { forbidden, unknownReference, validationFailed } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Scope } from '../../operation/scopes.ts'
import type { Change } from '../../operation/work.ts'
import { roleScopes } from '../roles.ts'
import type { StoredRole } from '../users/chosen-role.ts'
import { isWithinRestrictions, type KeyRestrictions } from './check-api-key.ts'
import type { ApiKeyRow } from './present-api-key.ts'

/*
 * A caller can grant only scopes that it has. `self` is exempt, because it gives access only to the holder's own
 * records. However, linking a user to a person extends the user's `self` to the records of that person.
 */

/** The scopes that together give read access to everything that `self` reads about a person. */
const selfReadScopes = ['people:read', 'documents:read', 'payruns:read', 'leave:read'] as const satisfies Scope[]

/**
 * Checks that the caller can grant scopes to a key.
 *
 * @throws {ApiError} 403 with the first scope that the caller lacks
 */
export const checkScopeGrant = (by: Principal, granted: readonly Scope[]): void =>
  checkScopes(
    by,
    granted.filter((scope) => scope !== 'self'),
  )

/**
 * Checks that the caller can grant a role, or change a user who has it. Its reach needs no check: only callers who reach
 * all people have `users:write`.
 *
 * @param path - the path of the ID of a custom role in the request
 * @throws {ApiError} 403 with the first scope of the role that the caller lacks; 422 for an unknown custom role
 */
export async function checkRoleGrant(
  work: Change<Principal>,
  { role, role_id }: StoredRole,
  path = 'body.role_id',
): Promise<void> {
  if (work.by.reach.own_person !== undefined) throw forbidden()
  if (role_id === null) {
    checkScopeGrant(work.by, roleScopes(role))
    if (role === 'manager' && (await managersSeeCompensation(work))) checkScopeGrant(work.by, ['compensation:read'])
    return
  }
  const row = await work.db
    .selectFrom('roles')
    .select('scopes')
    .where('business_id', '=', work.business_id)
    .where('id', '=', role_id)
    .executeTakeFirst()
  if (!row) throw unknownReference(path)
  checkScopeGrant(work.by, row.scopes)
}

async function managersSeeCompensation({ db, business_id }: Change): Promise<boolean> {
  const business = db.selectFrom('businesses').select('managers_see_compensation').where('id', '=', business_id)
  return (await business.executeTakeFirstOrThrow()).managers_see_compensation
}

/**
 * Checks that the caller can link a user to a person.
 *
 * @throws {ApiError} 403 if the caller cannot read the records of people
 */
export const checkPersonLink = (by: Principal): void => checkScopeGrant(by, selfReadScopes)

/** Reads the expiry and networks of a key of the business. */
export const readKeyRestrictions = ({ db, business_id }: Change, api_key_id: number): Promise<KeyRestrictions> =>
  db
    .selectFrom('api_keys')
    .select(['expires_at', 'allowed_cidrs'])
    .where('id', '=', api_key_id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()

/**
 * Checks that the caller can widen the restrictions of a key: the caller must be able to create such a key.
 *
 * @throws {ApiError} 403 if the caller cannot create such a key; 422 if the key would exceed the restrictions of its
 *   parent
 */
export async function checkKeyWidening(
  work: Change<Principal>,
  { scopes, created_by_api_key }: ApiKeyRow,
  restrictions: KeyRestrictions,
): Promise<void> {
  const { by } = work
  const isWithin = async (id: number) => isWithinRestrictions(restrictions, await readKeyRestrictions(work, id))
  checkScopeGrant(by, scopes)
  if (by.kind === 'api_key' && !(await isWithin(by.api_key_id))) throw forbidden()
  if (created_by_api_key !== null && !(await isWithin(created_by_api_key)))
    throw validationFailed([
      { path: 'body', code: 'exceeds_key', message: 'must stay within the bounds of the key that made it' },
    ])
}
