import { checkScopes } from '../../operation/check-scopes.ts'
import { forbidden, validationFailed } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Scope } from '../../operation/scopes.ts'
import type { Change } from '../../operation/work.ts'
import { type Role, roleScopes } from '../roles.ts'
import { isWithinRestrictions, type KeyRestrictions } from './check-api-key.ts'
import type { ApiKeyRow } from './present-api-key.ts'

/*
 * A caller can grant only scopes that it has. `self` is exempt: it gives access only to the holder's own records. But
 * linking a user to a person extends that user's `self` to the records of that person.
 */

/** The scopes that read what `self` reads of a person. */
const selfReadScopes = ['people:read', 'documents:read', 'payruns:read', 'leave:read'] as const satisfies Scope[]

/**
 * For granting scopes to a key.
 *
 * @throws {ApiError} 403 with the first scope that the caller lacks
 */
export const checkScopeGrant = (by: Principal, granted: readonly Scope[]): void =>
  checkScopes(
    by,
    granted.filter((scope) => scope !== 'self'),
  )

/**
 * For granting a role, and for changing a user who has it.
 *
 * @throws {ApiError} 403 with the first scope of the role that the caller lacks
 */
export const checkRoleGrant = (by: Principal, role: Role): void => checkScopeGrant(by, roleScopes(role))

/**
 * For linking a user to a person.
 *
 * @throws {ApiError} 403 when the caller cannot read such records
 */
export const checkPersonLink = (by: Principal): void => checkScopeGrant(by, selfReadScopes)

/** Reads the restrictions of a key of the business. */
export const readKeyRestrictions = ({ db, business_id }: Change, api_key_id: number): Promise<KeyRestrictions> =>
  db
    .selectFrom('api_keys')
    .select(['expires_at', 'allowed_cidrs'])
    .where('id', '=', api_key_id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()

/**
 * For widening the restrictions of a key. The caller must have the right to create such a key.
 *
 * @throws {ApiError} 403 without that right; 422 when the key would exceed the restrictions of its parent
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
