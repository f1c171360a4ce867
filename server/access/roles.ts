import type { Reach } from '../operation/principal.ts'
import { type Scope, scopes } from '../operation/scopes.ts'

/** Roles are named sets of scopes. */
const scopesOfRole = {
  owner: scopes,
  admin: scopes.filter((scope) => scope !== 'business:write'),
  manager: ['people:read', 'documents:read', 'leave:read', 'leave:write', 'leave:approve', 'self'],
  employee: ['self'],
} as const satisfies Record<string, readonly Scope[]>
export type Role = keyof typeof scopesOfRole

/** The scopes that a login with this role carries. */
export const scopesOf = (role: Role): readonly Scope[] => scopesOfRole[role]

const scopeSets = Object.fromEntries(
  Object.entries(scopesOfRole).map(([role, carried]) => [role, new Set<Scope>(carried)]),
) as unknown as Record<Role, ReadonlySet<Scope>>

/** The same as a set. */
export const scopeSetOf = (role: Role): ReadonlySet<Scope> => scopeSets[role]

/** The roles that carry a scope. */
export const rolesWith = (scope: Scope): Role[] =>
  (Object.keys(scopesOfRole) as Role[]).filter((role) => scopesOf(role).includes(scope))

/**
 * Whom the scopes of a login with this role are about.
 *
 * @param person_id - the user's own record, if they have one
 */
export function reachOfRole(role: Role, person_id: number | null): Reach {
  if (role === 'owner' || role === 'admin') return {}
  const own_person = person_id ?? 0
  return role === 'manager' ? { own_person, and_team: true } : { own_person }
}
