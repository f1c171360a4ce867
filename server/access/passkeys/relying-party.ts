import { isIP } from 'node:net'
import { passkeysUnavailable } from '../../operation/errors.ts'
import type { Config } from '../../process/config.ts'

/** The service as browsers see it: they offer a passkey only to its origin, and bind it to the RP ID (WebAuthn § 4). */
export interface RelyingParty {
  /** The domain of the service. */
  id: string
  name: string
  origin: string
}

const name = 'Workforce'

/**
 * Returns the relying party of `PUBLIC_URL`. Browsers offer passkeys only in secure contexts, and only for domains: an
 * IP address cannot be an RP ID.
 *
 * @throws {ApiError} 409 if browsers do not offer passkeys to the service
 */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0
  if (isAddress || (protocol !== 'https:' && !isLocal)) throw passkeysUnavailable()
  return { id: hostname, name, origin }
}
