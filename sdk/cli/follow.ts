import { setTimeout as pause } from 'node:timers/promises'
import { type Event, RateLimitedError, type Workforce, WorkforceError } from 'workforce-sdk'

/**
 * How many seconds the service waits for an event (long polling), so that events arrive immediately with few requests.
 */
const wait = 20
/** The timeout of a long-polling request in milliseconds. */
const timeoutMs = 40_000
/** The pause between requests, in milliseconds, if the service responds without waiting. */
const pauseMs = 250
const initialWaitMs = 500
const maxWaitMs = 5_000

/** A part of the stream, and the cursor that continues after it. */
interface Part {
  events: Event[]
  cursor: string
}

interface Following {
  /** The position at which the stream starts: after a cursor, or at a time. */
  from: { cursor: string } | { since: string }
  /** The event types; undefined for all types that the API key may read. */
  types: Event['type'][] | undefined
  /** Aborts the stream. */
  signal: AbortSignal
  /** Called when the service stops responding; `onBack` is called when it responds again. */
  onLost: (error: WorkforceError) => void
  onBack: () => void
}

/**
 * Yields new events of the stream until the signal is aborted. While the service is unavailable, it retries and
 * continues after the last event.
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
      if (!(error instanceof WorkforceError) || !isTransient(error)) throw error
      if (failures === 0) onLost(error)
      const { retryAfterSeconds = 0 } = error instanceof RateLimitedError ? error : {}
      await idle(Math.max(Math.min(initialWaitMs * 2 ** failures, maxWaitMs), retryAfterSeconds * 1000), signal)
      failures += 1
    }
  }
}

/** Whether a failure is temporary: there was no response, or its status permits a retry. */
const isTransient = ({ status }: WorkforceError): boolean =>
  status === undefined || status === 408 || status === 429 || status >= 500

/** Waits until the delay has passed or the signal is aborted. */
const idle = (delayMs: number, signal: AbortSignal): Promise<void> =>
  pause(delayMs, undefined, { signal }).catch(() => undefined)
