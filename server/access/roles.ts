import { type RawBuilder, sql } from 'kysely'
import type { Reach } from '../operation/principal.ts'
import { type Scope, scopes } from '../operation/scopes.ts'
import type { Work } from '../operation/work.ts'
import type { CustomRoleTable } from './roles/role.entity.ts'

const roles = {
  owner: scopes,
  admin: scopes.filter((scope) => scope !== 'business:write'),
  manager: ['people:read', 'tasks:read', 'documents:read', 'leave:read', 'leave:write', 'leave:approve', 'self'],
  employee: ['self'],
} as const satisfies Record<string, readonly Scope[]>
/** The fixed roles. */
export type Role = keyof typeof roles
/** The people to whose data the scopes of a custom role apply. */
export type ReachName = CustomRoleTable['reach']

/** Returns the scopes that a fixed role has in every business. */
export const roleScopes = (role: Role): readonly Scope[] => roles[role]

/** The role of a user, with the settings of the business that add scopes to it. */
export interface UserRole {
  /** The fixed role; `employee` for users with a custom role. */
  role: Role
  managers_see_compensation: boolean
  /** The scopes of the custom role without `self`; null for users with a fixed role. */
  custom_scopes: readonly Scope[] | null
  custom_reach: ReachName | null
}

const scopeSets = Object.fromEntries(
  Object.entries(roles).map(([role, scopes]) => [role, new Set<Scope>(scopes)]),
) as unknown as Record<Role, ReadonlySet<Scope>>
const managerScopesWithCompensation: ReadonlySet<Scope> = new Set<Scope>([...roles.manager, 'compensation:read'])

/** Returns the scopes of a user. All users with a fixed role share a set. */
export function roleScopeSet({ role, managers_see_compensation, custom_scopes }: UserRole): ReadonlySet<Scope> {
  if (custom_scopes !== null) return new Set<Scope>([...custom_scopes, 'self'])
  return role === 'manager' && managers_see_compensation ? managerScopesWithCompensation : scopeSets[role]
}

/**
 * Returns the records that a user can access: all, or only those of certain people.
 *
 * @param person_id - the ID of the person linked to the user; null if there is none
 */
export function roleReach(
  { role, custom_reach }: Pick<UserRole, 'role' | 'custom_reach'>,
  person_id: number | null,
): Reach {
  const own_person = person_id ?? 0
  switch (custom_reach ?? fixedReach[role]) {
    case 'all':
      return {}
    case 'team':
      return { own_person, and_team: true }
    case 'department':
      return { own_person, and_department: true }
    case 'self':
      return { own_person }
  }
}

/**
 * Returns the condition that the user in the row of `users` has all of several scopes for all people of the business.
 *
 * @param required - SQL for an array of scopes
 */
export function roleHasScopes(
  { business_id }: Pick<Work, 'business_id'>,
  required: RawBuilder<readonly Scope[]>,
): RawBuilder<boolean> {
  const wholeBusiness = (Object.keys(roles) as Role[]).filter((role) => fixedReach[role] === 'all')
  const fixed = wholeBusiness.map(
    (role) =>
      sql`(users.role = ${sql.lit(role)} and ${required} <@ ${sql.lit(`{${roleScopes(role).join()}}`)}::text[])`,
  )
  return sql<boolean>`case when users.role_id is null then (${sql.join(fixed, sql` or `)}) else coalesce((
    select ${required} <@ roles.scopes and roles.reach = 'all' from roles
    where roles.business_id = ${business_id} and roles.id = users.role_id
  ), false) end`
}

const fixedReach = { owner: 'all', admin: 'all', manager: 'team', employee: 'self' } as const

/** Returns the fixed roles that include a scope. */
const rolesWithScope = (scope: Scope): Role[] =>
  (Object.keys(roles) as Role[]).filter((role) => roleScopes(role).includes(scope))

/**
 * Returns the condition that the user in the row of `users` has a scope for the people within a reach: for all people
 * of the business by default.
 *
 * @param reaches - the reaches that suffice
 */
export function roleHasScope(
  { business_id }: Pick<Work, 'business_id'>,
  scope: Scope,
  reaches: readonly ReachName[] = ['all'],
): RawBuilder<boolean> {
  const fixed = rolesWithScope(scope).filter((role) => reaches.includes(fixedReach[role]))
  // A scalar subquery, which PostgreSQL always executes by primary key.
  return sql<boolean>`case when users.role_id is null then users.role = any(${fixed}) else coalesce((
    select ${scope} = any(roles.scopes) and roles.reach = any(${[...reaches]}) from roles
    where roles.business_id = ${business_id} and roles.id = users.role_id
  ), false) end`
}
