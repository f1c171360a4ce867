import { forbidden } from './errors.ts'
import type { Principal } from './principal.ts'
import type { Scope } from './scopes.ts'

/**
 * Checks that the caller has all required scopes.
 *
 * @throws {ApiError} 403 with the first missing scope
 */
export function checkScopes({ scopes }: Pick<Principal, 'scopes'>, required: readonly Scope[]): void {
  const missing = required.find((scope) => !scopes.has(scope))
  if (missing) throw forbidden(missing)
}
