import { forbidden } from '../http/errors.ts'
import type { Principal, UserPrincipal } from './principal.ts'

/**
 * For operations on the caller's own login, which a machine does not have.
 *
 * @throws {ApiError} 403 for an API key
 */
export function userPrincipal(principal: Principal): UserPrincipal {
  if (principal.kind !== 'user') throw forbidden()
  return principal
}
