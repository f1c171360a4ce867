import type { Schemas } from '../../operation/contract/contract.ts'
import { scopes } from '../../operation/scopes.ts'

/**
 * The scopes that no app can have: an app acts for a user, and so cannot approve as a second person, nor change who has
 * access or where data and pay are sent.
 */
const userScopes: readonly string[] = [
  'bank_accounts:write',
  'payruns:approve',
  'users:write',
  'keys:read',
  'keys:write',
  'business:write',
]

/** The scopes that an app can have. */
export const appScopes = scopes.filter((scope): scope is Schemas['AppScope'] => !userScopes.includes(scope))
