import type { Selectable } from 'kysely'
import type { BusinessTable } from '../business/business.entity.ts'
import type { Reach } from '../operation/principal.ts'
import { type Scope, scopes } from '../operation/scopes.ts'

const roles = {
  owner: scopes,
  admin: scopes.filter((scope) => scope !== 'business:write'),
  manager: ['people:read', 'tasks:read', 'documents:read', 'leave:read', 'leave:write', 'leave:approve', 'self'],
  employee: ['self'],
} as const satisfies Record<string, readonly Scope[]>
export type Role = keyof typeof roles

/** Returns the scopes that a role has in every business. */
export const roleScopes = (role: Role): readonly Scope[] => roles[role]

/** The settings of a business that add scopes to a role. */
export type RoleSettings = Pick<Selectable<BusinessTable>, 'managers_see_compensation'>

const scopeSets = Object.fromEntries(
  Object.entries(roles).map(([role, scopes]) => [role, new Set<Scope>(scopes)]),
) as unknown as Record<Role, ReadonlySet<Scope>>
const managerScopesWithCompensation: ReadonlySet<Scope> = new Set<Scope>([...roles.manager, 'compensation:read'])

/** Returns the scopes of a role in a business, as a set that all callers share. */
export const roleScopeSet = (role: Role, settings: RoleSettings): ReadonlySet<Scope> =>
  role === 'manager' && settings.managers_see_compensation ? managerScopesWithCompensation : scopeSets[role]

/** Returns the roles that include a scope. */
export const rolesWithScope = (scope: Scope): Role[] =>
  (Object.keys(roles) as Role[]).filter((role) => roleScopes(role).includes(scope))

/**
 * Returns the records that a user with a role can access: all, or only those of certain people.
 *
 * @param person_id - the ID of the person linked to the user; null if there is none
 */
export function roleReach(role: Role, person_id: number | null): Reach {
  if (role === 'owner' || role === 'admin') return {}
  const own_person = person_id ?? 0
  return role === 'manager' ? { own_person, and_team: true } : { own_person }
}
