import { isIP } from 'node:net'

/**
 * Returns the public URL of the service. Without `PUBLIC_URL` it works only on this machine. Browsers cannot open
 * `0.0.0.0` and `::`, so these become `localhost`.
 */
export function resolvePublicUrl({
  PUBLIC_URL,
  HOST,
  PORT,
}: {
  PUBLIC_URL?: string | undefined
  HOST: string
  PORT: number
}): string {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL.replace(/\/$/, '')
  if (HOST === '0.0.0.0' || HOST === '::') return `http://localhost:${PORT}`
  return `http://${isIP(HOST) === 6 ? `[${HOST}]` : HOST}:${PORT}`
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Whether cookies are `Secure`, so that browsers send them only over HTTPS. This depends on the settings alone: the
 * sender controls headers such as `Host` and `X-Forwarded-Proto`, unless a proxy replaces them. HTTPS is not required
 * for a `PUBLIC_URL` with HTTP on this machine, and outside production for a service without `PUBLIC_URL`.
 */
export function securesCookies({
  PUBLIC_URL,
  NODE_ENV,
}: {
  PUBLIC_URL?: string | undefined
  NODE_ENV: string
}): boolean {
  if (PUBLIC_URL === undefined) return NODE_ENV === 'production'
  const { protocol, hostname } = new URL(PUBLIC_URL)
  return protocol === 'https:' || !loopback.test(hostname)
}

/**
 * Whether browsers offer passkeys to the service (WebAuthn § 4): only in secure contexts, and only for domains, as an IP
 * address cannot be an RP ID.
 */
export function offersPasskeys(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0
  return !isAddress && (protocol === 'https:' || isLocal)
}
