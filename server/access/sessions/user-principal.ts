import { forbidden } from '../../operation/errors.ts'
import type { Principal, UserPrincipal } from '../../operation/principal.ts'

/**
 * Names the caller of an operation that is for users only (`x-users-only` in the contract).
 *
 * @throws {ApiError} 403 for an API key; `authorizer` has refused it before
 */
export function userPrincipal(by: Principal): UserPrincipal {
  if (by.kind !== 'user') throw forbidden()
  return by
}
