import { forbidden } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import { type Role, type Scope, scopesOf } from './roles.ts'

/*
 * Nobody hands out what they lack. `self` is not counted: it opens only what belongs to whoever holds it. But linking
 * somebody to a person gives it that person to open.
 */

/** What `self` opens of a person. */
const openedBySelf = ['people:read', 'documents:read', 'payruns:read', 'leave:read'] as const satisfies Scope[]

/** @returns whether the caller holds every one of these scopes */
export const holds = ({ scopes }: Principal, wanted: readonly Scope[]): boolean =>
  wanted.every((scope) => scope === 'self' || scopes.has(scope))

/**
 * For giving a role, and for changing whoever has it: both take its scopes.
 *
 * @throws {ApiError} 403 when the role has more than the caller
 */
export function checkMayGive(principal: Principal, role: Role): void {
  if (!holds(principal, scopesOf(role))) throw forbidden()
}

/**
 * For linking a user to the person whose things they may then see.
 *
 * @throws {ApiError} 403 when the caller may not see them
 */
export function checkMayLink(principal: Principal): void {
  if (!holds(principal, openedBySelf)) throw forbidden()
}
