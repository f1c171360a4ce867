import { checkScopes } from '../../operation/check-scopes.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Scope } from '../../operation/scopes.ts'
import { type Role, scopesOf } from '../roles.ts'

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
