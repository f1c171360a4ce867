import { abortedBy, type WorkforceError } from './errors.ts'

/**
 * The longest delay, in milliseconds, that a call waits. If the service requests a longer one, the call fails and the
 * caller decides.
 */
const maxWaitMs = 60_000
const initialWaitMs = 500
const maxBackoffMs = 8_000

/**
 * Returns the delay before the retry of a failed call.
 *
 * @param error - the failure
 * @param retries - the number of retries so far
 * @param retryAfterSeconds - the delay that the service requests; the result is never shorter
 * @param random - in [0, 1); spreads the retries of clients that failed together
 * @returns milliseconds to wait, or undefined when a retry would not help
 */
export function retryDelayMs(
  { status, code }: Pick<WorkforceError, 'status' | 'code'>,
  retries: number,
  retryAfterSeconds: number | undefined,
  random: number,
): number | undefined {
  const isTransient =
    code === 'connection_failed' ||
    code === 'timed_out' ||
    status === 408 ||
    status === 429 ||
    (status === 409 && code === 'in_progress') ||
    (status ?? 0) >= 500
  if (!isTransient) return undefined
  if (retryAfterSeconds !== undefined) {
    const waitMs = retryAfterSeconds * 1000
    return waitMs > maxWaitMs ? undefined : Math.round(waitMs * (1 + random / 10))
  }
  return Math.round(Math.min(initialWaitMs * 2 ** retries, maxBackoffMs) * (1 - random / 2))
}

/**
 * Parses `Retry-After` (RFC 9110, 10.2.3): seconds, or a date.
 *
 * @param headers - the headers of the response
 * @param now - the current time, from which the delay until a date is counted
 * @returns seconds to wait, or undefined when the header is missing or invalid
 */
export function retryAfterSeconds(headers: Headers, now: Date): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  if (/^\d+$/.test(value)) return Number(value)
  const atMs = Date.parse(value)
  return Number.isNaN(atMs) ? undefined : Math.max(0, (atMs - now.getTime()) / 1000)
}

/**
 * Waits before the next attempt.
 *
 * @throws {AbortedError} as soon as the signal aborts
 */
export function wait(operation: string, delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(abortedBy(signal, operation))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, delayMs)
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/**
 * Waits for a promise that several calls share.
 *
 * @throws {AbortedError} as soon as the signal aborts; the other calls continue to wait
 */
export function orAborted<T>(operation: string, shared: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return shared
  return new Promise((resolve, reject) => {
    const stop = () => reject(abortedBy(signal, operation))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    shared.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
