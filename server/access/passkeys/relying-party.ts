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
 * Whether browsers offer passkeys to the service at `PUBLIC_URL`: only in secure contexts, and only for domains, as an IP
 * address cannot be an RP ID.
 */
export function isRelyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0
  return !isAddress && (protocol === 'https:' || isLocal)
}

/**
 * Returns the relying party of `PUBLIC_URL`.
 *
 * @throws {ApiError} 409 if browsers do not offer passkeys to the service
 */
export function relyingParty(config: Pick<Config, 'publicUrl'>): RelyingParty {
  if (!isRelyingParty(config)) throw passkeysUnavailable()
  const { hostname, origin } = new URL(config.publicUrl)
  return { id: hostname, name, origin }
}
