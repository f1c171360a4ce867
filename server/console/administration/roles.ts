import type { Role } from '../../../sdk/src/index.ts'
import type { Choice } from '../../pages/form.ts'
import { may, type PageContext } from '../page-context.ts'

const words: Record<Role, readonly [name: string, meaning: string]> = {
  employee: ['Employee', 'themselves'],
  manager: ['Manager', 'themselves and their team'],
  admin: ['Admin', 'everything but the settings'],
  owner: ['Owner', 'everything'],
}

export const roleName = (role: Role): string => words[role]?.[0] ?? role

/** Whether the visitor's own role has all that a role can do: nobody gives or takes what they lack. */
export const mayGive = (visit: PageContext, role: Role): boolean => role !== 'owner' || may(visit, 'business:write')

/** The roles that the visitor may give. */
export const roleChoices = (visit: PageContext): Choice[] =>
  (Object.keys(words) as Role[])
    .filter((role) => mayGive(visit, role))
    .map((role) => [role, `${words[role][0]}: ${words[role][1]}`])
