import { forbidden } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import type { Scope } from '../operation/scopes.ts'
import { type Role, scopesOf } from './roles.ts'

/*
 * Nobody hands out what they lack. `self` is not counted: it opens only what belongs to its holder. But linking a user
 * to a person lets their `self` open what belongs to that person.
 */

/** What `self` opens of a person. */
const openedBySelf = ['people:read', 'documents:read', 'payruns:read', 'leave:read'] as const satisfies Scope[]

/** @returns whether the caller holds every one of these scopes */
export const holds = ({ scopes }: Principal, wanted: readonly Scope[]): boolean =>
  wanted.every((scope) => scope === 'self' || scopes.has(scope))

/**
 * For giving a role, and for changing a user who has it: both take its scopes.
 *
 * @throws {ApiError} 403 when the role has scopes that the caller lacks
 */
export function checkMayGive(by: Principal, role: Role): void {
  if (!holds(by, scopesOf(role))) throw forbidden()
}

/**
 * For linking a user to a person, whose things the user may then see.
 *
 * @throws {ApiError} 403 when the caller may not see such things
 */
export function checkMayLink(by: Principal): void {
  if (!holds(by, openedBySelf)) throw forbidden()
}
