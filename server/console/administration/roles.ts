import type { Role } from '../../../sdk/src/index.ts'
import type { Choice } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'
import { may, type PageContext } from '../page-context.ts'

const roles = ['employee', 'manager', 'admin', 'owner'] as const satisfies readonly Role[]

export const roleName = (role: Role): string => text(`administration.role.${role}`)

/** Whether the user may grant a role. Users cannot grant or remove scopes that they lack. */
export const mayGrant = (context: PageContext, role: Role): boolean =>
  role !== 'owner' || may(context, 'business:write')

/** Returns the roles that the user may grant, as choices. */
export const roleChoices = (context: PageContext): Choice[] =>
  roles.filter((role) => mayGrant(context, role)).map((role) => [role, text(`administration.reach.${role}`)])
