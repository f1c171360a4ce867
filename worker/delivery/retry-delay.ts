/**
 * The largest random addition, as a part of the delay, so that deliveries that failed together are not retried
 * together.
 */
const jitter = 0.1

/** The longest wait that a receiver may ask for, as a multiple of the scheduled delay. */
const maxStretch = 2

/**
 * The delay before a failed attempt is retried.
 *
 * @param attempt - the number of the failed attempt, from 1
 * @param delaysSeconds - before each retry, counted from the end of the previous attempt
 * @param retryAfterSeconds - the wait that the receiver asked for; it can double the delay at most, and never shortens
 *   it
 * @param random - from 0 to 1; it only lengthens the delay
 * @returns milliseconds until the next attempt, or undefined after the last one
 */
export function retryDelayMs(
  { attempt, retryAfterSeconds = 0 }: { attempt: number; retryAfterSeconds?: number | undefined },
  delaysSeconds: readonly number[],
  random: number,
): number | undefined {
  const delay = delaysSeconds[attempt - 1]
  if (delay === undefined) return undefined
  const asked = Math.min(retryAfterSeconds, delay * maxStretch)
  return Math.ceil(1000 * Math.max(delay * (1 + jitter * random), asked))
}

/**
 * Reads `Retry-After` of a 429 or 503 answer (RFC 9110 §10.2.3).
 *
 * @param header - seconds or an HTTP date
 * @param now - milliseconds since 1970
 * @returns seconds from now, or undefined for any other status or a header that cannot be used
 */
export function retryAfterSeconds(status: number, header: string | undefined, now: number): number | undefined {
  if ((status !== 429 && status !== 503) || header === undefined) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header)
  const date = /^[A-Z][a-z]{2}, /.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1000)
}
