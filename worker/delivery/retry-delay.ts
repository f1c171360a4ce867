/** The largest share of a delay that is added at random, so that what failed together does not come back together. */
const jitter = 0.1

/** How much longer than scheduled a receiver may ask us to wait. */
const maxStretch = 2

/**
 * When a failed attempt is tried again.
 *
 * @param attempt - the one that failed, from 1
 * @param delaysSeconds - before each retry, counted from the end of the attempt before
 * @param retryAfterSeconds - what the receiver asked for; it lengthens the delay up to twice, and never shortens it
 * @param random - from 0 to 1; only ever adds
 * @returns milliseconds until the next attempt, or undefined when that was the last
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
 * Reads `Retry-After` of an answer that asks for patience (RFC 9110 §10.2.3).
 *
 * @param header - seconds or an HTTP date
 * @param now - milliseconds since 1970
 * @returns seconds from now, or undefined when the status is another or the header says nothing usable
 */
export function retryAfterSeconds(status: number, header: string | undefined, now: number): number | undefined {
  if ((status !== 429 && status !== 503) || header === undefined) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header)
  const date = /^[A-Z][a-z]{2}, /.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1000)
}
