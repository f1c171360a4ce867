import type { DueDelivery } from '../read/due.ts'
import type { DueReader } from '../read/due-reader.ts'
import type { MadeAttempt } from '../record/record.ts'
import type { Recorder } from '../record/recorder.ts'
import type { Target } from '../send/prepare.ts'
import { type SendOptions, slowAfterMs } from '../send/send.ts'
import { type Health, isFailing, shareOf } from './health.ts'
import type { Share, Slot, Slots } from './slots.ts'
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
  ): Promise<MadeAttempt>
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
 * How often a lane looks for more at most, while it finds all there is: events that come close together cost fewer reads
 * so, and one that comes alone does not wait.
 */
const lookEveryMs = 5

/** How long deliveries may be sent after a read: the webhook may have been changed or switched off since. */
const freshMs = 2_000

/**
 * Opens a lane without any deliveries; the first `look` starts it.
 *
 * @param wasOverdue - whether what is due has waited for long: it must not make others wait
 */
export function createLane(webhookId: number, stages: Stages, { onIdle, onFailed }: Reports, wasOverdue = false): Lane {
  const { reader, slots, health, recorder } = stages
  /** Deliveries that are ready, in flight or not yet written. They are not read again. */
  const busy = new Set<number>()
  const ready: DueDelivery[] = []
  let target: Target | undefined
  let readAt = 0
  /** When the lane may read next. */
  let readFrom = 0
  let inFlight = 0
  let slowInFlight = 0
  let window = health.windowOf(webhookId)
  /** When sends last had to wait for the receiver: for room in its window, for a pause, or among the slow ones. */
  let heldAt: number | undefined
  /** Whether what is ready, or is read next, is more than what has just happened. */
  let isOverdue = wasOverdue
  let isFirstRead = true
  let isWanted = false
  let isReading = false
  let isStopped = false
  let leftTo: number | undefined
  let pause: NodeJS.Timeout | undefined
  let isResting = false

  const isEnding = () => isStopped || leftTo !== undefined

  const isIdle = () => busy.size === 0 && (isEnding() || (!isWanted && !isReading))

  /** Enough deliveries to send during a round trip, but few of a failing webhook, as they will wait for long. */
  const readLimit = () => window.size * (isFailing(window) ? 2 : 20)

  const shareNow = (): Share => (isOverdue && shareOf(window) === 'healthy' ? 'overdue' : shareOf(window))

  /** Runs after any change: sends what may be sent, and reads more when little is left. */
  const goOn = (): void => {
    if (isEnding() || performance.now() - readAt > freshMs) keepReady(0)
    while (target && ready.length > 0 && inFlight < window.size && !pause) {
      const slot = slots.take(shareNow(), goOn)
      const delivery = slot && ready.shift()
      if (!delivery) break
      deliver(target, delivery, slot).catch(onFailed)
    }
    if (isWanted && !isReading && !isEnding() && ready.length <= readLimit() / 4) readSoon()
    else if (isIdle()) onIdle(lane)
  }

  const readSoon = (): void => {
    const waitMs = readFrom - performance.now()
    if (waitMs <= 0) return void read().catch(onFailed)
    if (isResting) return
    isResting = true
    setTimeout(() => {
      isResting = false
      goOn()
    }, waitMs)
  }

  const read = async (): Promise<void> => {
    isReading = true
    const beganAt = performance.now()
    const batch = await reader.read(() => {
      isWanted = false
      return { webhookId, limit: readLimit(), busy: [...busy] }
    }, isOverdue)
    isReading = false
    readAt = performance.now() // the time of the answer: a slow database must not make every read stale
    readFrom = batch.isAll ? beganAt + lookEveryMs : 0
    isOverdue = !batch.isAll || (isFirstRead && wasOverdue)
    isFirstRead = false
    if (!batch.target) keepReady(0)
    target = batch.target
    isWanted = !batch.isAll || (target !== undefined && isWanted)
    ready.push(...batch.deliveries)
    for (const { id } of batch.deliveries) busy.add(id)
    goOn()
  }

  const deliver = async (to: Target, delivery: DueDelivery, slot: Slot): Promise<void> => {
    inFlight += 1
    let isSlow = false
    if (shareOf(window) === 'slow') heldAt = performance.now()
    let isOver = false
    /** Frees its place in the window. */
    const end = (experience: Experience): void => {
      if (isOver) return
      isOver = true
      if (inFlight >= window.size) heldAt = performance.now()
      inFlight -= 1
      learnFrom(experience)
    }
    const attempt = await stages.attempt(
      { webhookId, target: to, delivery, heldAt },
      {
        onSlow() {
          isSlow = true
          slowInFlight += 1
          slot.slowDown()
          stay()
        },
        onSucceeded() {
          end({ succeeded: true, isSlow: true })
          slot.release()
          goOn()
        },
      },
    )
    const { outcome, durationMs } = attempt.answer
    end({ succeeded: outcome === 'succeeded', isSlow: durationMs > slowAfterMs })
    if (isSlow) slowInFlight -= 1
    const written = recorder.write(attempt)
    await recorder.room()
    slot.release()
    goOn()
    await written
    busy.delete(delivery.id)
    if (busy.size === 0) goOn()
  }

  const learnFrom = (experience: Experience): void => {
    window = health.learn(webhookId, experience)
    if (!isFailing(window)) return
    keepReady(readLimit())
    pause ??= setTimeout(() => {
      pause = undefined
      heldAt = performance.now()
      goOn()
    }, health.pauseMs(webhookId))
  }

  /** Drops ready deliveries after the first `count`; they are read again. */
  const keepReady = (count: number): void => {
    if (ready.length <= count) return
    for (const { id } of ready.splice(count)) busy.delete(id)
    isWanted = true
  }

  /** Keeps the webhook after all: otherwise its due deliveries would wait for a slow send. */
  const stay = (): void => {
    if (leftTo === undefined) return
    leftTo = undefined
    goOn()
  }

  const lane: Lane = {
    webhookId,
    look() {
      isWanted = true
      goOn()
    },
    drop() {
      keepReady(0)
      goOn()
    },
    stop() {
      isStopped = true
      goOn()
    },
    leaveTo(worker) {
      leftTo = worker
      goOn()
    },
    leftTo: () => leftTo,
    isBehind: () => ready.length > 0 && !isEnding() && slowInFlight === 0 && shareOf(window) === 'healthy',
    isIdle,
  }
  return lane
}
