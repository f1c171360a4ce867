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
 * Returns the relying party of `PUBLIC_URL`.
 *
 * @throws {ApiError} 409 if browsers do not offer passkeys to the service
 */
export function relyingParty({
  publicUrl,
  offersPasskeys,
}: Pick<Config, 'publicUrl' | 'offersPasskeys'>): RelyingParty {
  if (!offersPasskeys) throw passkeysUnavailable()
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, name, origin }
}
