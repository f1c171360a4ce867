/** Permissions that operations ask for in the contract's `security`. */
export const scopes = [
  'people:read',
  'people:write',
  'documents:read',
  'documents:write',
  'payruns:read',
  'payruns:write',
  'payruns:approve',
  'leave:read',
  'leave:write',
  'leave:approve',
  'leave:manage',
  'webhooks:read',
  'webhooks:write',
  'events:read',
  'users:read',
  'users:write',
  'keys:write',
  'business:write',
  'self',
] as const
export type Scope = (typeof scopes)[number]

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
