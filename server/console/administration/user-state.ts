import type { User } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import type { Html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'

/** Renders whether a user can sign in, or the reason that the user cannot. */
export function userState({ active, password_set, locked_until }: User): Html {
  if (!active) return badge(text('administration.deactivated'), 'soft')
  if (!password_set) return badge(text('administration.invited'), 'now')
  return locked_until === null
    ? badge(text('administration.active'), 'good')
    : badge(text('administration.locked'), 'warn')
}

export const secondFactorState = ({ two_factor_enabled }: User): Html =>
  two_factor_enabled ? badge(text('administration.on'), 'good') : badge(text('administration.off'), 'soft')
