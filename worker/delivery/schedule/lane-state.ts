import type { DueDelivery } from '../read/due.ts'
import type { DueBatch } from '../read/due-reader.ts'
import type { Target } from '../send/prepare.ts'
import { isFailing, slotShare, type Window } from './health.ts'
import type { Share } from './slots.ts'

/*
 * The state machine of a lane. It neither waits nor performs I/O: lane.ts applies an event, then performs the actions
 * that the new state permits.
 */

/**
 * The phase of a lane:
 * - `open`: reads and sends
 * - `leaving`: waits for deliveries in flight; another worker then takes over the webhook
 * - `stopped`: waits for deliveries in flight, then ends
 */
type Phase = { type: 'open' } | { type: 'leaving'; to: number } | { type: 'stopped' }

/**
 * The state of reading due deliveries:
 * - `complete`: all due deliveries have been read
 * - `needed`: more deliveries may be due
 * - `resting`: more deliveries may be due, but the last read was a moment ago
 * - `queued`: a read waits for its statement, which will cover all deliveries that are due by then
 * - `sent`: the statement of the read is in progress
 * - `outdated`: the statement is in progress, and more deliveries may have become due since it was sent
 */
type Reading = 'complete' | 'needed' | 'resting' | 'queued' | 'sent' | 'outdated'

/**
 * The backlog of a webhook:
 * - `none`: the ready deliveries have just become due
 * - `expected`: the webhook was opened for deliveries that have waited for a worker
 * - `some`: more deliveries are due than one read returns
 */
type Backlog = 'none' | 'expected' | 'some'

export interface LaneState {
  phase: Phase
  reading: Reading
  backlog: Backlog
  window: Window
  /** Whether sends are suspended after a failure. */
  isPaused: boolean
  /** The target of the deliveries; undefined while the webhook must not receive any. */
  target: Target | undefined
  ready: DueDelivery[]
  /** IDs of the deliveries that are ready, in flight or not yet recorded; reads exclude them. */
  busy: Set<number>
  inFlight: number
  slowInFlight: number
  /** The time when the last read returned. All times are in milliseconds, by `performance.now()`. */
  readAt: number
  /** The earliest time for the next read. */
  mayReadAt: number
  /** The last time when a send had to wait for the receiver: for its window, a pause or a slow slot. */
  heldAt: number | undefined
}

export type LaneEvent =
  /** More deliveries may be due. */
  | { type: 'due' }
  /** The webhook was changed or disabled: the ready deliveries must be read again. */
  | { type: 'changed' }
  | { type: 'stopped' }
  /** Another worker has capacity and takes over the webhook. */
  | { type: 'transferred'; to: number }
  /** The next read is delayed, as the last one was a moment ago. */
  | { type: 'rest started' }
  | { type: 'rest ended' }
  | { type: 'read queued' }
  | { type: 'read sent' }
  | { type: 'read completed'; batch: DueBatch; queuedAt: number; at: number }
  | { type: 'send started'; at: number }
  | { type: 'send slow' }
  /** The receiver has responded, or the send has failed: the window has room for another send. */
  | { type: 'outcome received'; window: Window; at: number }
  | { type: 'slow send ended' }
  | { type: 'recorded'; id: number }
  /** The pause after a failure has ended. */
  | { type: 'resumed'; at: number }
  /** A slot may have become free. */
  | { type: 'slot free' }

/**
 * The minimum interval in milliseconds between reads that return all due deliveries: events in quick succession share a
 * read, and a single event does not wait.
 */
const restMs = 5

/**
 * How many milliseconds after a read its deliveries may be sent: the webhook may have been changed or deactivated
 * since.
 */
const freshMs = 2_000

export const initialState = (window: Window, { isOverdue }: { isOverdue: boolean }): LaneState => ({
  phase: { type: 'open' },
  reading: 'complete',
  backlog: isOverdue ? 'expected' : 'none',
  window,
  isPaused: false,
  target: undefined,
  ready: [],
  busy: new Set(),
  inFlight: 0,
  slowInFlight: 0,
  readAt: 0,
  mayReadAt: 0,
  heldAt: undefined,
})

const isEnding = ({ phase }: LaneState): boolean => phase.type !== 'open'

/** Whether nothing is in progress and all due deliveries are recorded. */
export const isIdle = (state: LaneState): boolean =>
  state.busy.size === 0 && (isEnding(state) || state.reading === 'complete')

/** Whether the receiver permits the next send, which also needs a slot. */
export const maySend = ({ target, ready, inFlight, window, isPaused }: LaneState): boolean =>
  target !== undefined && ready.length > 0 && inFlight < window.size && !isPaused

/** Whether to read again: more deliveries may be due, and few are ready. */
export const mayRead = (state: LaneState): boolean =>
  state.reading === 'needed' && !isEnding(state) && state.ready.length <= readLimit(state) / 4

/**
 * Returns the maximum number of deliveries to read: enough to send during a round trip; fewer for a failing webhook, as
 * they would become stale.
 */
export const readLimit = ({ window }: LaneState): number => window.size * (isFailing(window) ? 2 : 20)

/** Returns the share that provides the slot for the next send. */
export const nextSlotShare = ({ window, backlog }: LaneState): Share => {
  const share = slotShare(window)
  return share === 'healthy' && backlog !== 'none' ? 'overdue' : share
}

/** Whether due deliveries to a healthy receiver have to wait. */
export const isLagging = (state: LaneState): boolean =>
  state.ready.length > 0 && !isEnding(state) && state.slowInFlight === 0 && slotShare(state.window) === 'healthy'

/** Applies an event to a state. */
export function apply(state: LaneState, event: LaneEvent): void {
  switch (event.type) {
    case 'due':
      requireRead(state)
      break
    case 'changed':
      truncateReady(state, 0)
      break
    case 'stopped':
      state.phase = { type: 'stopped' }
      break
    case 'transferred':
      if (state.phase.type === 'open') state.phase = { type: 'leaving', to: event.to }
      break
    case 'rest started':
      state.reading = 'resting'
      break
    case 'rest ended':
      if (state.reading === 'resting') state.reading = 'needed'
      break
    case 'read queued':
      state.reading = 'queued'
      break
    case 'read sent':
      state.reading = 'sent'
      break
    case 'read completed':
      addBatch(state, event)
      break
    case 'send started':
      state.inFlight += 1
      if (slotShare(state.window) === 'slow') state.heldAt = event.at
      break
    case 'send slow':
      state.slowInFlight += 1
      // Otherwise, due deliveries would wait for the slow send to end before the other worker could lock the webhook.
      if (state.phase.type === 'leaving') state.phase = { type: 'open' }
      break
    case 'outcome received':
      if (state.inFlight >= state.window.size) state.heldAt = event.at
      state.inFlight -= 1
      state.window = event.window
      if (isFailing(event.window)) {
        state.isPaused = true
        truncateReady(state, readLimit(state))
      }
      break
    case 'slow send ended':
      state.slowInFlight -= 1
      break
    case 'recorded':
      state.busy.delete(event.id)
      break
    case 'resumed':
      state.isPaused = false
      state.heldAt = event.at
      break
    case 'slot free':
      break
  }
}

/** Discards the ready deliveries if the lane ends or their read is too old. */
export function discardStale(state: LaneState, now: number): void {
  if (isEnding(state) || now - state.readAt > freshMs) truncateReady(state, 0)
}

function addBatch(state: LaneState, { batch, queuedAt, at }: LaneEvent & { type: 'read completed' }): void {
  const { target, deliveries, isAll } = batch
  if (!target) truncateReady(state, 0)
  const hasMoreDue = !isAll || (target !== undefined && state.reading === 'outdated')
  state.reading = hasMoreDue ? 'needed' : 'complete'
  state.backlog = !isAll || state.backlog === 'expected' ? 'some' : 'none'
  state.target = target
  state.readAt = at // not the time of the request: with a slow database, the deliveries would be stale immediately
  state.mayReadAt = isAll ? queuedAt + restMs : 0
  state.ready.push(...deliveries)
  for (const { id } of deliveries) state.busy.add(id)
}

/** Discards the ready deliveries after the first `count`, so that they are read again. */
function truncateReady(state: LaneState, count: number): void {
  if (state.ready.length <= count) return
  for (const { id } of state.ready.splice(count)) state.busy.delete(id)
  requireRead(state)
}

function requireRead(state: LaneState): void {
  if (state.reading === 'complete') state.reading = 'needed'
  else if (state.reading === 'sent') state.reading = 'outdated'
}
