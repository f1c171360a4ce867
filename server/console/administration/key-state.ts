import type { ApiKey } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import type { Html } from '../../pages/html.ts'

/** Whether a key is refused for good. */
export const isOver = ({ revoked_at, expires_at }: ApiKey): boolean =>
  revoked_at !== null || (expires_at !== null && Date.parse(expires_at) <= Date.now())

export function keyState(key: ApiKey): Html {
  if (key.revoked_at !== null) return badge('Revoked', 'soft')
  return isOver(key) ? badge('Expired', 'soft') : badge('Works', 'good')
}
