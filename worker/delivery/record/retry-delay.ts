/** The maximum jitter of a retry, as a fraction of its delay. */
const tolerance = 0.1

/**
 * The maximum additional delay in seconds: a wake-up is scheduled for the next full second, and the job queue is
 * polled.
 */
const wakeUpSeconds = 2

/** The maximum delay that `Retry-After` can request, as a multiple of the scheduled delay. */
const maxDelayFactor = 2

/**
 * Computes the delay before the retry of a failed attempt: the scheduled delay plus jitter, so that deliveries that
 * failed together are not retried together.
 *
 * @param attempt - the number of the failed attempt, from 1
 * @param delaysSeconds - the scheduled delay before each retry, counted from the end of the previous attempt
 * @param retryAfterSeconds - the delay that `Retry-After` requests; at most doubles the scheduled delay, and never
 *   shortens it
 * @param random - from 0 to 1; determines the jitter, which only lengthens the delay
 * @returns milliseconds until the next attempt, or undefined after the last attempt
 */
export function retryDelayMs(
  { attempt, retryAfterSeconds = 0 }: { attempt: number; retryAfterSeconds?: number | undefined },
  delaysSeconds: readonly number[],
  random: number,
): number | undefined {
  const delay = delaysSeconds[attempt - 1]
  if (delay === undefined) return undefined
  const requested = Math.min(retryAfterSeconds, delay * maxDelayFactor)
  const jitter = Math.max(0, delay * tolerance - wakeUpSeconds) * random
  return Math.ceil(1000 * Math.max(delay + jitter, requested))
}

/**
 * Parses `Retry-After` of a 429 or 503 response (RFC 9110 §10.2.3).
 *
 * @param header - seconds or an HTTP date
 * @param now - milliseconds since 1970
 * @returns seconds from now, or undefined for any other status, a missing header or an invalid one
 */
export function retryAfterSeconds(status: number, header: string | undefined, now: number): number | undefined {
  if ((status !== 429 && status !== 503) || header === undefined) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header)
  const date = /^[A-Z][a-z]{2}, /.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1000)
}
