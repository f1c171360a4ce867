import { confirmationRequired } from './errors.ts'
import type { Principal } from './principal.ts'

/**
 * Refuses users whose last proof of their password is too old. A machine has no password: its scopes alone bind it.
 *
 * @throws {ApiError} 403 `confirmation_required`
 */
export function checkConfirmed(by: Principal): void {
  if (by.kind === 'user' && !by.is_confirmed) throw confirmationRequired()
}
