import { checkScopes } from '../../operation/check-scopes.ts'
import { forbidden, validationFailed } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Scope } from '../../operation/scopes.ts'
import type { Change } from '../../operation/work.ts'
import { type Role, scopesOf } from '../roles.ts'
import { type KeyBounds, staysWithin } from './check-api-key.ts'
import type { ApiKeyRow } from './present-api-key.ts'

/*
 * Nobody hands out what they lack. `self` is not counted: it opens only what belongs to its holder. But linking a user
 * to a person lets their `self` open what belongs to that person.
 */

/** What `self` opens of a person. */
const openedBySelf = ['people:read', 'documents:read', 'payruns:read', 'leave:read'] as const satisfies Scope[]

/**
 * For giving scopes to a key.
 *
 * @throws {ApiError} 403 with the first scope that the caller lacks
 */
export const checkMayGrant = (by: Principal, wanted: readonly Scope[]): void =>
  checkScopes(
    by,
    wanted.filter((scope) => scope !== 'self'),
  )

/**
 * For giving a role, and for changing a user who has it: both take its scopes.
 *
 * @throws {ApiError} 403 when the role has scopes that the caller lacks
 */
export function checkMayGive(by: Principal, role: Role): void {
  checkMayGrant(by, scopesOf(role))
}

/**
 * For linking a user to a person, whose things the user may then see.
 *
 * @throws {ApiError} 403 when the caller may not see such things
 */
export function checkMayLink(by: Principal): void {
  checkMayGrant(by, openedBySelf)
}

/** How long a key of the business works, and from where. */
export const boundsOf = ({ db, business_id }: Change, api_key_id: number): Promise<KeyBounds> =>
  db
    .selectFrom('api_keys')
    .select(['expires_at', 'allowed_cidrs'])
    .where('id', '=', api_key_id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()

/**
 * Checks that the caller may widen the bounds of a key: they could make such a key themselves.
 *
 * @throws {ApiError} 403 for who could not; 422 where the key would be wider than the one that made it
 */
export async function checkMayWiden(work: Change<Principal>, key: ApiKeyRow, wanted: KeyBounds): Promise<void> {
  const { by } = work
  checkMayGrant(by, key.scopes)
  if (by.kind === 'api_key' && !staysWithin(wanted, await boundsOf(work, by.api_key_id))) throw forbidden()
  const maker = key.created_by_api_key
  if (maker !== null && !staysWithin(wanted, await boundsOf(work, maker)))
    throw validationFailed([{ path: 'body', message: 'must stay within the bounds of the key that made it' }])
}
