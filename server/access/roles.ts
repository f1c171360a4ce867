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
