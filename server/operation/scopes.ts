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
