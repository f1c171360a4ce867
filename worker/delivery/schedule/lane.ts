import type { DueDelivery } from '../read/due.ts'
import type { DueReader } from '../read/due-reader.ts'
import type { CompletedAttempt } from '../record/record.ts'
import type { Recorder } from '../record/recorder.ts'
import type { Target } from '../send/prepare.ts'
import { type SendOptions, slowAfterMs } from '../send/send.ts'
import { type Health, isFailing } from './health.ts'
import {
  apply,
  dropStale,
  initialState,
  isBehind,
  isIdle,
  type LaneEvent,
  mayRead,
  maySend,
  readLimit,
  shareOfNext,
} from './lane-state.ts'
import type { Slot, Slots } from './slots.ts'
import type { Experience } from './window.ts'

/** A webhook while this worker drains it. The worker holds its lock, so no other worker sends its deliveries. */
export interface Lane {
  readonly webhookId: number
  /** Reads again, as more deliveries may be due. */
  look(): void
  /** Drops the deliveries that are ready; they are read again. */
  drop(): void
  /** Ends the lane once nothing is in flight. */
  stop(): void
  /** Ends the lane in the same way and leaves the webhook to another worker. A slow send cancels this. */
  leaveTo(worker: number): void
  /** The worker that takes over the webhook. */
  leftTo(): number | undefined
  /** Whether deliveries to a healthy receiver have to wait. */
  isBehind(): boolean
  /** Whether nothing is under way and no due delivery is known. */
  isIdle(): boolean
}

/** The stages of a delivery, in this order and the same for all lanes. */
export interface Stages {
  reader: Pick<DueReader, 'read'>
  slots: Slots
  /**
   * Prepares, signs and sends.
   *
   * @param due.heldAt - when sends to the receiver last had to wait for it, by `performance.now()`; undefined if never
   */
  attempt(
    due: { webhookId: number; target: Target; delivery: DueDelivery; heldAt?: number | undefined },
    on: Pick<SendOptions, 'onSlow' | 'onSucceeded'>,
  ): Promise<CompletedAttempt>
  health: Health
  recorder: Pick<Recorder, 'write' | 'room'>
}

interface Reports {
  /** The lane is idle. Can be called more than once. */
  onIdle(lane: Lane): void
  /** A programming error: the worker cannot go on. */
  onFailed(error: Error): void
}

/**
 * Opens a lane without any deliveries; the first `look` starts it.
 *
 * @param isOverdue - whether what is due has waited for a worker: it must not make other webhooks wait
 */
export function createLane(webhookId: number, stages: Stages, { onIdle, onFailed }: Reports, isOverdue = false): Lane {
  const { reader, slots, health, recorder } = stages
  const state = initialState(health.windowOf(webhookId), { isOverdue })

  /** Applies an event, then sends what may be sent and reads when little is left. */
  const step = (event: LaneEvent): void => {
    apply(state, event)
    dropStale(state, performance.now())
    while (maySend(state)) {
      const slot = slots.take(shareOfNext(state), onSlotFree)
      if (!slot) break
      deliverNext(slot).catch(onFailed)
    }
    if (mayRead(state)) read().catch(onFailed)
    else if (isIdle(state)) onIdle(lane)
  }

  const onSlotFree = () => step({ is: 'slot free' })

  const read = async (): Promise<void> => {
    const restMs = state.mayReadAt - performance.now()
    if (restMs > 0) {
      apply(state, { is: 'resting' })
      setTimeout(step, restMs, { is: 'rested' })
      return
    }
    apply(state, { is: 'read queued' })
    const queuedAt = performance.now()
    const batch = await reader.read(() => {
      apply(state, { is: 'read sent' })
      return { webhookId, limit: readLimit(state), busy: [...state.busy] }
    }, state.backlog !== 'none')
    step({ is: 'read answered', batch, queuedAt, at: performance.now() })
  }

  const deliverNext = async (slot: Slot): Promise<void> => {
    const { target } = state
    const delivery = state.ready.shift()
    if (!target || !delivery) throw new Error('no delivery is ready')
    apply(state, { is: 'started', at: performance.now() })
    let isSlow = false
    let hasAnswer = false
    const answer = (experience: Experience): void => {
      if (hasAnswer) return
      hasAnswer = true
      slot.release()
      const window = health.learn(webhookId, experience)
      if (isFailing(window) && !state.isPaused) setTimeout(resume, health.pauseMs(webhookId))
      step({ is: 'answered', window, at: performance.now() })
    }
    const attempt = await stages.attempt(
      { webhookId, target, delivery, heldAt: state.heldAt },
      {
        onSlow() {
          isSlow = true
          slot.slowDown()
          step({ is: 'slowed' })
        },
        onSucceeded: () => answer({ succeeded: true, isSlow: true }),
      },
    )
    const recorded = recorder.write(attempt)
    await recorder.room()
    if (isSlow) apply(state, { is: 'slow ended' })
    const { outcome, durationMs } = attempt.answer
    answer({ succeeded: outcome === 'succeeded', isSlow: durationMs > slowAfterMs })
    await recorded
    step({ is: 'recorded', id: delivery.id })
  }

  const resume = () => step({ is: 'resumed', at: performance.now() })

  const lane: Lane = {
    webhookId,
    look: () => step({ is: 'due' }),
    drop: () => step({ is: 'changed' }),
    stop: () => step({ is: 'stopped' }),
    leaveTo: (worker) => step({ is: 'left', to: worker }),
    leftTo: () => (state.phase.is === 'leaving' ? state.phase.to : undefined),
    isBehind: () => isBehind(state),
    isIdle: () => isIdle(state),
  }
  return lane
}
