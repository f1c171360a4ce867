import { isIP } from 'node:net'

/**
 * The public address of the service. Without `PUBLIC_URL` it works on this machine only; `0.0.0.0` and `::` cannot be
 * opened, so they become `localhost`.
 */
export function publicUrlOf({
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
