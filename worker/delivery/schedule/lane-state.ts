import type { DueDelivery } from '../read/due.ts'
import type { DueBatch } from '../read/due-reader.ts'
import type { Target } from '../send/prepare.ts'
import { isFailing, slotShare, type Window } from './health.ts'
import type { Share } from './slots.ts'

/*
 * The state machine of a lane. Nothing here waits, reads or sends: lane.ts applies an event, then performs what the new
 * state permits.
 */

/**
 * - `open`: reads and sends
 * - `leaving`: waits for deliveries in flight, then another worker takes over the webhook
 * - `stopped`: waits for deliveries in flight, then the lane ends
 */
type Phase = { type: 'open' } | { type: 'leaving'; to: number } | { type: 'stopped' }

/**
 * - `complete`: everything due has been read
 * - `needed`: more may be due
 * - `resting`: more may be due, but the last read was a moment ago
 * - `queued`: a read waits for its statement, which covers everything due by then
 * - `sent`: its statement is in progress
 * - `outdated`: its statement is in progress, and more may have become due since
 */
type Reading = 'complete' | 'needed' | 'resting' | 'queued' | 'sent' | 'outdated'

/**
 * - `none`: the ready deliveries have just become due
 * - `expected`: the webhook was opened for deliveries that have waited for a worker
 * - `some`: more is due than one read returns
 */
type Backlog = 'none' | 'expected' | 'some'

export interface LaneState {
  phase: Phase
  reading: Reading
  backlog: Backlog
  window: Window
  /** Whether sends wait after a failure. */
  isPaused: boolean
  /** Undefined while nothing may be sent. */
  target: Target | undefined
  ready: DueDelivery[]
  /** Deliveries that are ready, in flight or not yet recorded; they are not read again. */
  busy: Set<number>
  inFlight: number
  slowInFlight: number
  /** When the last read returned. This and all other times are in milliseconds, by `performance.now()`. */
  readAt: number
  /** The earliest time of the next read. */
  mayReadAt: number
  /** When sends last had to wait for the receiver: for its window, a pause, or a slow slot. */
  heldAt: number | undefined
}

export type LaneEvent =
  /** More deliveries may be due. */
  | { type: 'due' }
  /** The webhook was changed or disabled: the ready deliveries must be read again. */
  | { type: 'changed' }
  | { type: 'stopped' }
  /** Another worker has capacity for the webhook. */
  | { type: 'transferred'; to: number }
  /** The next read waits, as the last one was a moment ago. */
  | { type: 'rest started' }
  | { type: 'rest ended' }
  | { type: 'read queued' }
  | { type: 'read sent' }
  | { type: 'read answered'; batch: DueBatch; queuedAt: number; at: number }
  | { type: 'send started'; at: number }
  | { type: 'send slow' }
  /** The receiver has answered, or the send has failed: its place in the window is free. */
  | { type: 'send answered'; window: Window; at: number }
  | { type: 'slow send ended' }
  | { type: 'recorded'; id: number }
  /** The pause after a failure has ended. */
  | { type: 'resumed'; at: number }
  /** A slot may be free. */
  | { type: 'slot free' }

/**
 * The minimum interval between reads that return everything due: events in quick succession share a read, and a single
 * event does not wait.
 */
const restMs = 5

/** How long deliveries may be sent after a read: the webhook may have been changed or deactivated since. */
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

/** Whether nothing is in progress and everything due is recorded. */
export const isIdle = (state: LaneState): boolean =>
  state.busy.size === 0 && (isEnding(state) || state.reading === 'complete')

/** Whether the receiver permits the next send; a slot is needed, too. */
export const maySend = ({ target, ready, inFlight, window, isPaused }: LaneState): boolean =>
  target !== undefined && ready.length > 0 && inFlight < window.size && !isPaused

/** Whether to read more: more may be due, and few deliveries are ready. */
export const mayRead = (state: LaneState): boolean =>
  state.reading === 'needed' && !isEnding(state) && state.ready.length <= readLimit(state) / 4

/** Enough deliveries to send during a round trip; fewer of a failing webhook, as they would become stale. */
export const readLimit = ({ window }: LaneState): number => window.size * (isFailing(window) ? 2 : 20)

/** The share of slots for the next send. */
export const nextSlotShare = ({ window, backlog }: LaneState): Share => {
  const share = slotShare(window)
  return share === 'healthy' && backlog !== 'none' ? 'overdue' : share
}

/** Whether deliveries to a healthy receiver have to wait. */
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
    case 'read answered':
      addBatch(state, event)
      break
    case 'send started':
      state.inFlight += 1
      if (slotShare(state.window) === 'slow') state.heldAt = event.at
      break
    case 'send slow':
      state.slowInFlight += 1
      // Due deliveries would wait for the slow send before the other worker could lock the webhook.
      if (state.phase.type === 'leaving') state.phase = { type: 'open' }
      break
    case 'send answered':
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

function addBatch(state: LaneState, { batch, queuedAt, at }: LaneEvent & { type: 'read answered' }): void {
  const { target, deliveries, isAll } = batch
  if (!target) truncateReady(state, 0)
  const isMoreDue = !isAll || (target !== undefined && state.reading === 'outdated')
  state.reading = isMoreDue ? 'needed' : 'complete'
  state.backlog = !isAll || state.backlog === 'expected' ? 'some' : 'none'
  state.target = target
  state.readAt = at // not the time of the request: with a slow database, the deliveries would be stale at once
  state.mayReadAt = isAll ? queuedAt + restMs : 0
  state.ready.push(...deliveries)
  for (const { id } of deliveries) state.busy.add(id)
}

/** Discards ready deliveries after the first `count`; they are read again. */
function truncateReady(state: LaneState, count: number): void {
  if (state.ready.length <= count) return
  for (const { id } of state.ready.splice(count)) state.busy.delete(id)
  requireRead(state)
}

function requireRead(state: LaneState): void {
  if (state.reading === 'complete') state.reading = 'needed'
  else if (state.reading === 'sent') state.reading = 'outdated'
}
