import { forbidden } from '../../operation/errors.ts'
import type { Principal, UserPrincipal } from '../../operation/principal.ts'

/**
 * Narrows the principal of an operation for users only (`x-users-only` in the contract).
 *
 * @throws {ApiError} 403 for an API key or an app, which `authorizer` should have refused already
 */
export function userPrincipal(by: Principal): UserPrincipal {
  if (by.kind !== 'user' || by.app) throw forbidden()
  return by
}
