import type { Scope } from '../../../sdk/src/index.ts'
import { text } from '../../texts/english.ts'

/** The scopes of API keys by area. `self` is omitted, because an API key does not belong to a person. */
export const scopeAreas = [
  { area: 'people', scopes: ['people:read', 'people:write'] },
  { area: 'compensation', scopes: ['compensation:read', 'compensation:write'] },
  { area: 'tasks', scopes: ['tasks:read', 'tasks:write'] },
  { area: 'personal', scopes: ['personal:read', 'personal:write'] },
  { area: 'bank_accounts', scopes: ['bank_accounts:read', 'bank_accounts:write'] },
  { area: 'documents', scopes: ['documents:read', 'documents:write'] },
  { area: 'payRuns', scopes: ['payruns:read', 'payruns:write', 'payruns:approve'] },
  { area: 'leave', scopes: ['leave:read', 'leave:write', 'leave:approve', 'leave:manage'] },
  { area: 'reports', scopes: ['reports:read'] },
  { area: 'webhooks', scopes: ['webhooks:read', 'webhooks:write', 'events:read'] },
  {
    area: 'administration',
    scopes: ['users:read', 'users:write', 'keys:read', 'keys:write', 'audit:read', 'business:write'],
  },
] as const satisfies readonly { area: string; scopes: readonly Scope[] }[]

type KeyScope = (typeof scopeAreas)[number]['scopes'][number]

const keyScopes: readonly KeyScope[] = scopeAreas.flatMap(({ scopes }) => scopes)

/** Returns the description of a scope, or its name if it has no description. */
export function scopeText(scope: Scope): string {
  const match = keyScopes.find((each) => each === scope)
  return match === undefined ? scope : text(`administration.scope.${match}`)
}
