import type { DueDelivery } from '../read/due.ts'
import type { DueReader } from '../read/due-reader.ts'
import type { CompletedAttempt } from '../record/record.ts'
import type { Recorder } from '../record/recorder.ts'
import type { Target } from '../send/prepare.ts'
import { type SendOptions, slowAfterMs } from '../send/send.ts'
import { type Feedback, type Health, isFailing } from './health.ts'
import {
  apply,
  discardStale,
  initialState,
  isIdle,
  isLagging,
  type LaneEvent,
  mayRead,
  maySend,
  nextSlotShare,
  readLimit,
} from './lane-state.ts'
import type { Slot, Slots } from './slots.ts'

/**
 * A webhook while this worker drains it. The worker holds the advisory lock of the webhook, so no other worker sends
 * its deliveries.
 */
export interface Lane {
  readonly webhookId: number
  /** Reads the due deliveries again, as there may be more. */
  wake(): void
  /** Discards the ready deliveries and reads them again. */
  refresh(): void
  /** Ends the lane once no delivery is in flight. */
  stop(): void
  /**
   * Ends the lane once no delivery is in flight, for another worker that takes over the webhook. A slow send cancels
   * the transfer.
   */
  transferTo(worker: number): void
  /** Returns the worker that takes over the webhook, if any. */
  successor(): number | undefined
  /** Whether due deliveries to a healthy receiver have to wait. */
  isLagging(): boolean
  /** Whether nothing is in progress and all due deliveries are recorded. */
  isIdle(): boolean
}

/** The stages of a delivery, in processing order; all lanes share them. */
export interface Stages {
  reader: Pick<DueReader, 'read'>
  slots: Slots
  /**
   * Prepares, signs and sends a delivery.
   *
   * @param due.heldAt - when a send to the receiver last had to wait for it, by `performance.now()`; undefined if never
   */
  attempt(
    due: { webhookId: number; target: Target; delivery: DueDelivery; heldAt?: number | undefined },
    on: Pick<SendOptions, 'onSlow' | 'onSucceeded'>,
  ): Promise<CompletedAttempt>
  health: Health
  recorder: Pick<Recorder, 'write' | 'capacity'>
}

interface Callbacks {
  /** Called when the lane is idle; can be called several times. */
  onIdle(lane: Lane): void
  /** Called on a programming error; the worker must then end. */
  onFailed(error: Error): void
}

/**
 * Creates a lane without deliveries; the first `wake` starts it.
 *
 * @param isOverdue - whether the deliveries of the webhook have waited for a worker: other webhooks must not wait for
 *   them
 */
export function createLane(
  webhookId: number,
  stages: Stages,
  { onIdle, onFailed }: Callbacks,
  isOverdue = false,
): Lane {
  const { reader, slots, health, recorder } = stages
  const state = initialState(health.window(webhookId), { isOverdue })

  /** Applies an event, then sends the deliveries that the state permits, and reads more when few are ready. */
  const step = (event: LaneEvent): void => {
    apply(state, event)
    discardStale(state, performance.now())
    while (maySend(state)) {
      const slot = slots.acquire(nextSlotShare(state), onSlotFree)
      if (!slot) break
      deliverNext(slot).catch(onFailed)
    }
    if (mayRead(state)) read().catch(onFailed)
    else if (isIdle(state)) onIdle(lane)
  }

  const onSlotFree = () => step({ type: 'slot free' })

  const read = async (): Promise<void> => {
    const restMs = state.mayReadAt - performance.now()
    if (restMs > 0) {
      apply(state, { type: 'rest started' })
      setTimeout(step, restMs, { type: 'rest ended' })
      return
    }
    apply(state, { type: 'read queued' })
    const queuedAt = performance.now()
    const batch = await reader.read(() => {
      apply(state, { type: 'read sent' })
      return { webhookId, limit: readLimit(state), busy: [...state.busy] }
    }, state.backlog !== 'none')
    step({ type: 'read completed', batch, queuedAt, at: performance.now() })
  }

  const deliverNext = async (slot: Slot): Promise<void> => {
    const { target } = state
    const delivery = state.ready.shift()
    if (!target || !delivery) throw new Error('no delivery is ready')
    apply(state, { type: 'send started', at: performance.now() })
    let isSlow = false
    let hasFeedback = false
    const onFeedback = (feedback: Feedback): void => {
      if (hasFeedback) return
      hasFeedback = true
      slot.release()
      const window = health.update(webhookId, feedback)
      if (isFailing(window) && !state.isPaused) setTimeout(resume, health.pauseMs(webhookId))
      step({ type: 'outcome received', window, at: performance.now() })
    }
    const attempt = await stages.attempt(
      { webhookId, target, delivery, heldAt: state.heldAt },
      {
        onSlow() {
          isSlow = true
          slot.markSlow()
          step({ type: 'send slow' })
        },
        onSucceeded: () => onFeedback({ succeeded: true, isSlow: true }),
      },
    )
    const write = recorder.write(attempt)
    await recorder.capacity()
    if (isSlow) apply(state, { type: 'slow send ended' })
    const { outcome, durationMs } = attempt.result
    onFeedback({ succeeded: outcome === 'succeeded', isSlow: durationMs > slowAfterMs })
    await write
    step({ type: 'recorded', id: delivery.id })
  }

  const resume = () => step({ type: 'resumed', at: performance.now() })

  const lane: Lane = {
    webhookId,
    wake: () => step({ type: 'due' }),
    refresh: () => step({ type: 'changed' }),
    stop: () => step({ type: 'stopped' }),
    transferTo: (worker) => step({ type: 'transferred', to: worker }),
    successor: () => (state.phase.type === 'leaving' ? state.phase.to : undefined),
    isLagging: () => isLagging(state),
    isIdle: () => isIdle(state),
  }
  return lane
}
