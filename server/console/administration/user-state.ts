import type { User } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import type { Html } from '../../pages/html.ts'

/** Whether a user can log in, and if not, why. */
export function userState({ active, password_set, locked_until }: User): Html {
  if (!active) return badge('Deactivated', 'soft')
  if (!password_set) return badge('Invited', 'now')
  return locked_until === null ? badge('Active', 'good') : badge('Locked', 'warn')
}

export const secondFactorState = ({ two_factor_enabled }: User): Html =>
  two_factor_enabled ? badge('On', 'good') : badge('Off', 'soft')
