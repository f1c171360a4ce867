import type { DueDelivery } from '../read/due.ts'
import type { DueBatch } from '../read/due-reader.ts'
import type { Target } from '../send/prepare.ts'
import { isFailing, shareOf } from './health.ts'
import type { Share } from './slots.ts'
import type { Window } from './window.ts'

/*
 * The states of a lane and the events that change them. Nothing here waits, reads or sends: lane.ts applies an event,
 * then performs what the new state permits.
 */

/**
 * - `open`: reads and sends
 * - `leaving`: waits for what is in flight, then another worker takes the webhook
 * - `stopped`: waits for what is in flight, then the lane is over
 */
type Phase = { is: 'open' } | { is: 'leaving'; to: number } | { is: 'stopped' }

/**
 * - `complete`: all that was due at the last look has been read
 * - `wanted`: more may be due
 * - `resting`: more may be due, but the last read was a moment ago
 * - `queued`: a read waits for its statement, which covers all that is due by then
 * - `sent`: its statement is under way
 * - `outdated`: its statement is under way, and more may have become due since
 */
type Reading = 'complete' | 'wanted' | 'resting' | 'queued' | 'sent' | 'outdated'

/**
 * - `none`: what is ready has just happened
 * - `expected`: the webhook was opened for deliveries that have waited for a worker
 * - `some`: more is due than one read returns
 */
type Backlog = 'none' | 'expected' | 'some'

export interface LaneState {
  phase: Phase
  reading: Reading
  backlog: Backlog
  window: Window
  /** Whether sends wait for a moment after a failure. */
  isPaused: boolean
  /** Undefined while nothing may be sent. */
  target: Target | undefined
  ready: DueDelivery[]
  /** Deliveries that are ready, in flight or not yet recorded. They are not read again. */
  busy: Set<number>
  inFlight: number
  slowInFlight: number
  /** When the last read was answered. This and all other times are in milliseconds, by `performance.now()`. */
  readAt: number
  /** The earliest time of the next read. */
  mayReadAt: number
  /** When sends last had to wait for the receiver: for room in its window, for a pause, or for a slow slot. */
  heldAt: number | undefined
}

export type LaneEvent =
  /** More deliveries may be due. */
  | { is: 'due' }
  /** The webhook was changed or disabled: what is ready has to be read again. */
  | { is: 'changed' }
  | { is: 'stopped' }
  /** Another worker has room for the webhook. */
  | { is: 'left'; to: number }
  /** The next read waits, as the last one was a moment ago. */
  | { is: 'resting' }
  /** The last read is long enough ago for the next one. */
  | { is: 'rested' }
  | { is: 'read queued' }
  | { is: 'read sent' }
  | { is: 'read answered'; batch: DueBatch; queuedAt: number; at: number }
  | { is: 'started'; at: number }
  /** A send takes long. */
  | { is: 'slowed' }
  /** The receiver has answered, or the send has failed: its place in the window is free. */
  | { is: 'answered'; window: Window; at: number }
  /** A send that took long is over. */
  | { is: 'slow ended' }
  | { is: 'recorded'; id: number }
  /** The pause after a failure is over. */
  | { is: 'resumed'; at: number }
  /** A slot may be free. */
  | { is: 'slot free' }

/**
 * How often a lane reads at most while each read returns all that is due: events in quick succession share a read, and
 * an event that comes alone does not wait.
 */
const restMs = 5

/** How long deliveries may be sent after a read: the webhook may have been changed or switched off since. */
const freshMs = 2_000

export const initialState = (window: Window, { isOverdue }: { isOverdue: boolean }): LaneState => ({
  phase: { is: 'open' },
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

const isEnding = ({ phase }: LaneState): boolean => phase.is !== 'open'

/** Whether nothing is under way and no due delivery is known. */
export const isIdle = (state: LaneState): boolean =>
  state.busy.size === 0 && (isEnding(state) || state.reading === 'complete')

/** Whether the next delivery may be sent, as far as its receiver is concerned. */
export const maySend = ({ target, ready, inFlight, window, isPaused }: LaneState): boolean =>
  target !== undefined && ready.length > 0 && inFlight < window.size && !isPaused

/** Whether more is to be read: it is wanted, and little is left of what is ready. */
export const mayRead = (state: LaneState): boolean =>
  state.reading === 'wanted' && !isEnding(state) && state.ready.length <= readLimit(state) / 4

/** Enough deliveries to send during a round trip, but few of a failing webhook, as they will wait for long. */
export const readLimit = ({ window }: LaneState): number => window.size * (isFailing(window) ? 2 : 20)

/** The share of slots for the next send. */
export const shareOfNext = ({ window, backlog }: LaneState): Share => {
  const share = shareOf(window)
  return share === 'healthy' && backlog !== 'none' ? 'overdue' : share
}

/** Whether deliveries to a healthy receiver have to wait. */
export const isBehind = (state: LaneState): boolean =>
  state.ready.length > 0 && !isEnding(state) && state.slowInFlight === 0 && shareOf(state.window) === 'healthy'

/** Applies an event to a state. */
export function apply(state: LaneState, event: LaneEvent): void {
  switch (event.is) {
    case 'due':
      wantRead(state)
      break
    case 'changed':
      keepReady(state, 0)
      break
    case 'stopped':
      state.phase = { is: 'stopped' }
      break
    case 'left':
      if (state.phase.is === 'open') state.phase = { is: 'leaving', to: event.to }
      break
    case 'resting':
      state.reading = 'resting'
      break
    case 'rested':
      if (state.reading === 'resting') state.reading = 'wanted'
      break
    case 'read queued':
      state.reading = 'queued'
      break
    case 'read sent':
      state.reading = 'sent'
      break
    case 'read answered':
      takeBatch(state, event)
      break
    case 'started':
      state.inFlight += 1
      if (shareOf(state.window) === 'slow') state.heldAt = event.at
      break
    case 'slowed':
      state.slowInFlight += 1
      // Due deliveries would wait for the slow send before the other worker could have the webhook.
      if (state.phase.is === 'leaving') state.phase = { is: 'open' }
      break
    case 'answered':
      if (state.inFlight >= state.window.size) state.heldAt = event.at
      state.inFlight -= 1
      state.window = event.window
      if (isFailing(event.window)) {
        state.isPaused = true
        keepReady(state, readLimit(state))
      }
      break
    case 'slow ended':
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

/** Drops what is ready once it must not be sent any more: the lane ends, or the read is too long ago. */
export function dropStale(state: LaneState, now: number): void {
  if (isEnding(state) || now - state.readAt > freshMs) keepReady(state, 0)
}

function takeBatch(state: LaneState, { batch, queuedAt, at }: LaneEvent & { is: 'read answered' }): void {
  const { target, deliveries, isAll } = batch
  if (!target) keepReady(state, 0)
  const isMoreDue = !isAll || (target !== undefined && state.reading === 'outdated')
  state.reading = isMoreDue ? 'wanted' : 'complete'
  state.backlog = !isAll || state.backlog === 'expected' ? 'some' : 'none'
  state.target = target
  state.readAt = at // of the answer: with a slow database the deliveries would be stale from the start
  state.mayReadAt = isAll ? queuedAt + restMs : 0
  state.ready.push(...deliveries)
  for (const { id } of deliveries) state.busy.add(id)
}

/** Drops ready deliveries after the first `count`; they are read again. */
function keepReady(state: LaneState, count: number): void {
  if (state.ready.length <= count) return
  for (const { id } of state.ready.splice(count)) state.busy.delete(id)
  wantRead(state)
}

function wantRead(state: LaneState): void {
  if (state.reading === 'complete') state.reading = 'wanted'
  else if (state.reading === 'sent') state.reading = 'outdated'
}
