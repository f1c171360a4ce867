import type { ApiKey } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import type { Html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'

/** Whether a key is revoked or expired. */
export const isInactive = ({ revoked_at, expires_at }: ApiKey): boolean =>
  revoked_at !== null || (expires_at !== null && Date.parse(expires_at) <= Date.now())

export function keyState(key: ApiKey): Html {
  if (key.revoked_at !== null) return badge(text('administration.revoked'), 'soft')
  return isInactive(key) ? badge(text('administration.expired'), 'soft') : badge(text('administration.active'), 'good')
}
