import { setTimeout as pause } from 'node:timers/promises'
import { type Event, RateLimitedError, type Workforce, WorkforceError } from 'workforce-sdk'

/** How long the service may wait for an event (long polling), so that events arrive at once and few requests are sent. */
const wait = 20
/** The timeout of such a request. */
const timeoutMs = 40_000
/** Between requests, if the service responds without waiting. */
const pauseMs = 250
const firstWaitMs = 500
const longestWaitMs = 5_000

/** A part of the stream, with the cursor after it. */
interface Part {
  events: Event[]
  cursor: string
}

interface Following {
  /** The start: after a cursor, or at a time. */
  from: { cursor: string } | { since: string }
  /** Event types; undefined for all that the key may read. */
  types: Event['type'][] | undefined
  /** Ends the stream. */
  signal: AbortSignal
  /** Called when the service stops responding, and when it responds again. */
  onLost: (error: WorkforceError) => void
  onBack: () => void
}

/**
 * Yields new events of the stream until the signal ends it. While the service is unavailable it retries,
 * and continues from there.
 *
 * @throws {WorkforceError} when a retry would not help
 */
export async function* follow(
  workforce: Workforce,
  { from, types, signal, onLost, onBack }: Following,
): AsyncGenerator<Part, void, undefined> {
  let position = from
  for (let failures = 0; !signal.aborted; ) {
    try {
      const requestedAt = performance.now()
      const page = await workforce.events.list({ ...position, types, limit: 25, wait }, { signal, timeoutMs })
      if (failures > 0) onBack()
      failures = 0
      position = { cursor: page.meta.resume_cursor }
      yield { events: page.data, cursor: page.meta.resume_cursor }
      if (page.data.length === 0 && performance.now() - requestedAt < pauseMs) await idle(pauseMs, signal)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof WorkforceError) || !mayPass(error)) throw error
      if (failures === 0) onLost(error)
      const { retryAfterSeconds = 0 } = error instanceof RateLimitedError ? error : {}
      await idle(Math.max(Math.min(firstWaitMs * 2 ** failures, longestWaitMs), retryAfterSeconds * 1000), signal)
      failures += 1
    }
  }
}

/** No response, or a temporary failure. */
const mayPass = ({ status }: WorkforceError): boolean =>
  status === undefined || status === 408 || status === 429 || status >= 500

/** Waits until the time has passed or the signal aborts. */
const idle = (delayMs: number, signal: AbortSignal): Promise<void> =>
  pause(delayMs, undefined, { signal }).catch(() => undefined)
