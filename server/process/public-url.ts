import { isIP } from 'node:net'

/**
 * The public address of the service. Without `PUBLIC_URL` it works on this machine only; `0.0.0.0` and `::` cannot be
 * opened, so they become `localhost`.
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
 * Whether cookies are `Secure`, so that browsers send them over HTTPS alone. It follows from the settings: headers such as
 * `Host` and `X-Forwarded-Proto` are the sender's, unless a proxy replaces them. Without HTTPS are only a `PUBLIC_URL` on
 * this machine, and a service outside of production that has none.
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
