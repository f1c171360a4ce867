import type { Config } from '../../server/process/config.ts'
import type { Egress } from './egress.ts'
import { type Health, isFailing, shareOf } from './health.ts'
import { makeAttempt } from './make-attempt.ts'
import type { Target } from './prepare.ts'
import type { DueDelivery } from './read-due.ts'
import type { MadeAttempt } from './record.ts'
import type { Recorder } from './recorder.ts'
import { slowAfterMs } from './send.ts'
import type { Slot, Slots } from './slots.ts'

/** A webhook that this worker is draining: it holds its lock, and nobody else sends its deliveries. */
export interface Lane {
  readonly webhookId: number
  /** Deliveries that are ready, in flight, or whose outcome is not yet written: none of them is read again. */
  readonly busy: ReadonlySet<number>
  /** Something more may be due. */
  look(): void
  /** @returns how many deliveries to read now */
  beginReading(): number
  /**
   * What was read is there.
   *
   * @param target - undefined when nothing may be sent
   * @param isAll - whether nothing else was due
   */
  receive(target: Target | undefined, deliveries: readonly DueDelivery[], isAll: boolean): void
  /** Gives up what is ready, to be read again. */
  drop(): void
  /** Whether more is ready than may be sent now, to a receiver that answers soon. */
  isBehind(): boolean
  /** Ends when nothing is in flight any more, and leaves the webhook to another worker; a slow send makes it go on. */
  leaveTo(worker: number): void
  /** The worker that the webhook is left to. */
  heir(): number | undefined
  /** Whether nothing is under way and nothing more is known to be due. */
  isIdle(): boolean
}

/** What lanes share. */
export interface LaneSurroundings {
  config: Config
  egress: Egress
  health: Health
  slots: Slots
  recorder: Recorder
  /** An attempt was made; it is not yet written. */
  onAttempt(attempt: MadeAttempt): void
  /** Its due deliveries are to be read: `beginReading`, then `receive`. */
  askForMore(lane: Lane): void
  /** It has become idle. */
  retire(lane: Lane): void
  /** A fault of ours: the worker cannot go on. */
  onFailed(error: Error): void
  /** Nothing more is to be sent. */
  isStopping(): boolean
}

/** How long what was read is sent without another look at the webhook: it may have been changed or switched off. */
const freshMs = 2_000

/** Starts with everything still to be read. */
export function createLane(webhookId: number, around: LaneSurroundings): Lane {
  const { config, egress, health, slots, recorder } = around
  const busy = new Set<number>()
  const ready: DueDelivery[] = []
  let target: Target | undefined
  let readAt = 0
  let inFlight = 0
  let slowInFlight = 0
  let window = health.windowOf(webhookId)
  let isWanted = false
  let isReading = false
  let pause: NodeJS.Timeout | undefined
  let heir: number | undefined

  /** Enough that a round trip does not hold up the sends; little of what fails, as it will wait for long. */
  const readLimit = () => window.size * (isFailing(window) ? 2 : 20)

  const isEnding = () => around.isStopping() || heir !== undefined

  const isIdle = () => busy.size === 0 && (isEnding() || (!isWanted && !isReading))

  /** Goes on after any change. */
  const pump = (): void => {
    if (isEnding() || performance.now() - readAt > freshMs) keepReady(0)
    while (target && ready.length > 0 && inFlight < window.size && !pause) {
      const slot = slots.take(shareOf(window), pump)
      const delivery = slot && ready.shift()
      if (!delivery) break
      void deliver(target, delivery, slot)
    }
    if (isWanted && !isReading && !isEnding() && ready.length <= readLimit() / 4) {
      isReading = true
      around.askForMore(lane)
    } else if (isIdle()) {
      around.retire(lane)
    }
  }

  const deliver = async (to: Target, delivery: DueDelivery, slot: Slot): Promise<void> => {
    inFlight += 1
    let isSlow = false
    const slowDown = (): void => {
      isSlow = true
      slowInFlight += 1
      slot.slowDown()
      if (heir === undefined) return
      heir = undefined // those that are due would wait for this one
      pump()
    }
    try {
      const attempt = await makeAttempt(egress, { webhookId, target: to, delivery }, slowDown, config)
      inFlight -= 1
      if (isSlow) slowInFlight -= 1
      around.onAttempt(attempt)
      const { outcome, durationMs } = attempt.answer
      window = health.learn(webhookId, { succeeded: outcome === 'succeeded', isSlow: durationMs > slowAfterMs })
      if (isFailing(window)) slacken()
      const written = recorder.write(attempt)
      if (recorder.isFull()) await recorder.room()
      slot.release()
      pump()
      await written
      busy.delete(delivery.id)
      if (busy.size === 0) pump()
    } catch (error) {
      around.onFailed(error as Error)
    }
  }

  /** After a failure: holds little ready, and waits. */
  const slacken = (): void => {
    keepReady(readLimit())
    pause ??= setTimeout(() => {
      pause = undefined
      pump()
    }, health.pauseMs(webhookId))
  }

  /** Gives up what is ready beyond the first `count`, to be read again. */
  const keepReady = (count: number): void => {
    if (ready.length <= count) return
    for (const { id } of ready.splice(count)) busy.delete(id)
    isWanted = true
  }

  const lane: Lane = {
    webhookId,
    busy,
    isIdle,
    look() {
      isWanted = true
      pump()
    },
    beginReading() {
      isWanted = false
      return readLimit()
    },
    receive(newTarget, deliveries, isAll) {
      if (!newTarget) keepReady(0)
      target = newTarget
      isReading = false
      readAt = performance.now() // not when it was asked for: a slow database must not make everything stale
      isWanted = newTarget ? isWanted || !isAll : !isAll
      ready.push(...deliveries)
      for (const { id } of deliveries) busy.add(id)
      pump()
    },
    drop() {
      keepReady(0)
      pump()
    },
    isBehind: () => ready.length > 0 && !isEnding() && slowInFlight === 0 && shareOf(window) === 'healthy',
    leaveTo(worker) {
      heir = worker
      pump()
    },
    heir: () => heir,
  }
  return lane
}
