import type { CustomRole, Role, Scope, User } from '../../../sdk/src/index.ts'
import type { Choice } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'
import { may, type PageContext } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { scopeAreas } from './scope-texts.ts'

const fixedRoles = ['employee', 'manager', 'admin', 'owner'] as const
type FixedRole = (typeof fixedRoles)[number]

/** The maximum number of custom roles of a business. */
const maxRoles = 100

/** Reads the custom roles of the business; none for users who cannot see them. */
export const readCustomRoles = async (context: PageContext): Promise<CustomRole[]> =>
  may(context, 'users:read') ? (await context.api.roles.list({ limit: maxRoles })).data : []

/** Returns the name of the role of a user. */
export function roleName({ role, role_id }: Pick<User, 'role' | 'role_id'>, custom: readonly CustomRole[]): string {
  const own = custom.find(({ id }) => id === role_id)
  return own?.name ?? text(`administration.role.${role as Role}`)
}

const allScopes: readonly Scope[] = scopeAreas.flatMap(({ scopes }) => [...scopes])

const fixedScopes: Record<FixedRole, readonly Scope[]> = {
  owner: allScopes,
  admin: allScopes.filter((scope) => scope !== 'business:write'),
  manager: ['people:read', 'tasks:read', 'documents:read', 'leave:read', 'leave:write', 'leave:approve'],
  employee: [],
}

const hasAll = (context: PageContext, scopes: readonly string[]): boolean =>
  scopes.every((scope) => may(context, scope as Scope))

/** Whether the user may grant the role of another user. Users cannot grant or remove scopes that they lack. */
export function mayGrant(
  context: PageContext,
  { role, role_id }: Pick<User, 'role' | 'role_id'>,
  custom: readonly CustomRole[],
): boolean {
  if (role !== 'custom') return hasAll(context, fixedScopes[role as FixedRole])
  const own = custom.find(({ id }) => id === role_id)
  return own !== undefined && hasAll(context, own.scopes)
}

/** Returns the value of a role in a form: the name of a fixed role, or `custom:7`. */
export const roleValue = ({ role, role_id }: Pick<User, 'role' | 'role_id'>): string =>
  role_id === null ? role : `custom:${role_id}`

/** Returns the roles that the user may grant, as choices. */
export const roleChoices = (context: PageContext, custom: readonly CustomRole[]): Choice[] => [
  ...fixedRoles
    .filter((role) => hasAll(context, fixedScopes[role]))
    .map((role) => [role, text(`administration.reach.${role}`)] as const),
  ...custom
    .filter(({ scopes }) => hasAll(context, scopes))
    .map(({ id, name, description }) => [`custom:${id}`, description ? `${name}: ${description}` : name] as const),
]

/**
 * Reads the submitted role; undefined if the form has none.
 *
 * @param name - the name of the field
 */
export function readChosenRole(form: SubmittedForm, name = 'role'): { role: Role; role_id: number | null } | undefined {
  const value = form.optional(name)
  if (value === undefined) return undefined
  const [role, id] = value.split(':')
  return { role: role as Role, role_id: id === undefined ? null : Number(id) }
}
