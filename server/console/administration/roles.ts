import type { Role } from '../../../sdk/src/index.ts'
import type { Choice } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'
import { may, type PageContext } from '../page-context.ts'

const roles = ['employee', 'manager', 'admin', 'owner'] as const satisfies readonly Role[]

export const roleName = (role: Role): string => text(`administration.role.${role}`)

/** Whether the user may grant a role: users cannot grant or remove scopes that they lack. */
export const mayGrant = (visit: PageContext, role: Role): boolean => role !== 'owner' || may(visit, 'business:write')

/** The roles that the user may grant. */
export const roleChoices = (visit: PageContext): Choice[] =>
  roles.filter((role) => mayGrant(visit, role)).map((role) => [role, text(`administration.reach.${role}`)])
