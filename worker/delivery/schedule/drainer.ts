import { setTimeout as sleep } from 'node:timers/promises'
import { createEgress } from '../../../server/egress/egress.ts'
import type { Log } from '../../../server/process/log.ts'
import type { Lifeline, Subscription } from '../../lifeline.ts'
import type { Base } from '../../system-work.ts'
import { webhooksWithDue } from '../read/due.ts'
import { createDueReader } from '../read/due-reader.ts'
import type { CompletedAttempt } from '../record/record.ts'
import { createRecorder } from '../record/recorder.ts'
import { createLateBodies } from '../send/late-bodies.ts'
import { makeAttempt } from '../send/make-attempt.ts'
import { createBatcher } from './batcher.ts'
import { createAnnouncer } from './drained-by.ts'
import { createHealth } from './health.ts'
import { createLane, type Lane, type Stages } from './lane.ts'
import { overduePace, startOverduePace } from './overdue-pace.ts'
import { createBusinessLookup } from './placement-groups.ts'
import { createSharing } from './sharing.ts'
import { createSlots, type Share } from './slots.ts'
import { createWarmLanes } from './warm-lanes.ts'

/** Sends due deliveries. Each webhook is drained by one worker at a time. */
export interface Drainer extends Subscription {
  /** Starts to send the due deliveries of a webhook, without waiting for them. */
  wake(webhookId: number): void
  /** Starts to send overdue deliveries, which have waited for a worker. Other webhooks do not wait for them. */
  catchUp(webhookIds: Iterable<number>): void
  /**
   * Stops reading, offers the due deliveries to other workers, waits for sends in flight and records their outcomes.
   */
  stop(graceMs: number): Promise<void>
  /** Returns the number of sends in progress in a share. */
  slotsInUse(share: Share): number
}

interface Options extends Base {
  log: Log
  lifeline: Pick<Lifeline, 'worker' | 'lockWebhooks' | 'unlockWebhooks' | 'offerWebhooks' | 'requestHelp' | 'offerHelp'>
  /** How many milliseconds an idle lane stays open. */
  warmMs?: number
  /** Called for each attempt, before it is recorded. */
  onAttempt: (attempt: CompletedAttempt) => void
  /** Called on a failure after which the worker must end. */
  onFailed: (error: Error) => void
}

/**
 * The maximum number of concurrent sends of a process in each share; the size of the overdue share follows the load.
 */
const slotSizes = { healthy: 512, overdue: overduePace.initial, slow: 512 }

/**
 * The maximum number of open lanes. Each lane holds an advisory lock, and by default PostgreSQL has capacity for about
 * 9,000 locks (`max_locks_per_transaction`), shared by all sessions.
 */
const maxLanes = 3_000

/**
 * The number of open lanes per slot of the overdue share from which no more lanes are opened for overdue deliveries:
 * one lane sends, and another one starts or waits to be recorded. More lanes would not raise the throughput, but would
 * take memory, locks and turns of the event loop.
 */
const lanesPerOverdueSlot = 2

/** How many milliseconds an idle lane stays open by default, so that the next event of its webhook costs less. */
const defaultWarmMs = 5_000

/** The maximum number of idle open lanes; less than `maxLanes`, so that active webhooks always find a lane. */
const maxWarmLanes = 1_000

/** The maximum number of webhooks per statement that takes or releases locks. */
const batchSize = 200

/**
 * The maximum number of webhooks with overdue deliveries that are opened together: the webhook of a new event waits for
 * at most one such batch.
 */
const overdueBatchSize = 10

const stopPollMs = 20

/** Opens a lane for each webhook with due deliveries, and closes it some time after it has become idle. */
export function createDrainer(options: Options): Drainer {
  const { config, db, log, lifeline, onAttempt, onFailed, warmMs = defaultWarmMs } = options
  const lanes = new Map<number, Lane>()
  /** IDs of webhooks that wait for a free lane. */
  const laneQueue = new Set<number>()
  /** IDs of webhooks with overdue deliveries that wait to be opened. */
  const overdueQueue = new Set<number>()
  /** IDs of webhooks with overdue deliveries whose lanes are being opened. */
  const overdueBatch = new Set<number>()
  let isStopping = false

  const businessLookup = createBusinessLookup(db)
  const reader = createDueReader({ db, config, log, businessLookup })
  const announcer = createAnnouncer({ db, log, worker: lifeline.worker, businessLookup })
  const warmLanes = createWarmLanes({ keepMs: warmMs, maxSize: maxWarmLanes })
  const slots = createSlots(slotSizes)
  const stopPace = startOverduePace((size) => {
    slots.resize('overdue', size)
    openOverdue()
  })
  const egress = createEgress({ allowedCidrs: config.webhookAllowedCidrs, timeoutMs: config.webhookTimeoutMs })
  const lateBodies = createLateBodies()
  const recorder = createRecorder({
    db,
    config,
    onAttempt,
    onFailed,
    onDisabled(webhookId) {
      lanes.get(webhookId)?.refresh()
      log.info({ webhook_id: webhookId }, 'webhook disabled')
    },
  })
  const stages: Stages = {
    reader,
    slots,
    attempt: (due, on) => makeAttempt(egress, due, { ...on, lateBodies }, config),
    health: createHealth(),
    recorder,
  }

  const wake = (webhookId: number): void => {
    if (isStopping) offers.add(webhookId)
    else if (lanes.has(webhookId)) wakeLane(webhookId)
    else opener.add(webhookId)
  }

  const catchUp = (webhookIds: Iterable<number>): void => {
    for (const webhookId of webhookIds) {
      if (isStopping || lanes.has(webhookId)) wake(webhookId)
      else overdueQueue.add(webhookId)
    }
    openOverdue()
  }

  const openOverdue = (): void => {
    if (isStopping || lanes.size >= slots.size('overdue') * lanesPerOverdueSlot || overdueBatch.size > 0) return
    for (const webhookId of overdueQueue.values().take(overdueBatchSize)) {
      overdueQueue.delete(webhookId)
      overdueBatch.add(webhookId)
      opener.add(webhookId)
    }
  }

  /** Wakes an open lane and announces its webhook, as a second wake-up makes further ones likely. */
  const wakeLane = (webhookId: number): void => {
    const lane = lanes.get(webhookId)
    if (!lane) return
    if (!isStopping) announcer.announce(webhookId)
    warmLanes.remove(lane)
    lane.wake()
  }

  const offers = createBatcher<number>(lifeline.offerWebhooks, batchSize)

  const opener = createBatcher<number>(async (webhookIds) => {
    const isOpen = (webhookId: number) => lanes.has(webhookId) // this session would otherwise acquire its lock twice
    webhookIds.filter(isOpen).forEach(wakeLane)
    const closed = webhookIds.filter((id) => !isOpen(id))
    for (const id of closed.splice(maxLanes - lanes.size)) laneQueue.add(id)
    for (const lane of warmLanes.evict(laneQueue.size)) closer.add(lane)
    for (const webhookId of closed.length > 0 ? await lifeline.lockWebhooks(closed) : []) {
      const lane = createLane(webhookId, stages, { onIdle, onFailed }, overdueBatch.has(webhookId))
      lanes.set(webhookId, lane)
      if (isStopping) lane.stop()
      else lane.wake()
    }
    for (const webhookId of webhookIds) overdueBatch.delete(webhookId)
    openOverdue()
  }, batchSize)

  /** Keeps an idle lane warm unless another webhook needs a lane; otherwise closes it. */
  const onIdle = (lane: Lane): void => {
    const isPlaceNeeded = laneQueue.size > 0 || overdueQueue.size > 0
    const canStay = !isStopping && lane.successor() === undefined && !isPlaceNeeded && !sharing.isOverloaded()
    if (!canStay || !warmLanes.add(lane)) closer.add(lane)
  }

  const evictionTimer = setInterval(() => {
    for (const lane of warmLanes.evictExpired()) closer.add(lane)
  }, warmMs / 5).unref()

  const closer = createBatcher<Lane>(async (batch) => {
    // A lane can become idle several times; by the second time, its webhook may have a new lane.
    const isCurrent = (lane: Lane) => lanes.get(lane.webhookId) === lane
    const idle = new Map(batch.filter((lane) => isCurrent(lane) && lane.isIdle()).map((lane) => [lane.webhookId, lane]))
    for (const [webhookId, lane] of idle) {
      lanes.delete(webhookId)
      warmLanes.remove(lane)
    }
    await announcer.withdraw([...idle.keys()])
    await lifeline.unlockWebhooks([...idle.keys()])
    // No worker handles deliveries that were committed between the last read and the unlock: their wake-up found the
    // webhook locked.
    const due = await webhooksWithDue(db, [...idle.keys()]).catch((error) => {
      log.warn({ err: error }, 'cannot read the due deliveries of closed webhooks; the sweep finds them')
      return []
    })
    for (const [worker, webhookIds] of Map.groupBy(due, (webhookId) => idle.get(webhookId)?.successor())) {
      if (worker === undefined || isStopping) webhookIds.forEach(wake)
      else await lifeline.offerWebhooks(webhookIds, worker)
    }
    for (const webhookId of laneQueue.values().take(idle.size)) {
      laneQueue.delete(webhookId)
      wake(webhookId)
    }
    openOverdue()
  }, batchSize)

  const laggingLanes = () => lanes.values().filter((lane) => lane.isLagging())

  const sharing = createSharing({
    lifeline,
    slotLoad: () => (slots.inUse('healthy') + slots.inUse('overdue')) / slotSizes.healthy,
    canShare: () => laggingLanes().take(2).toArray().length === 2,
  })

  return {
    wake,
    catchUp,
    woken: wake,
    due: wakeLane,
    offered(webhookId) {
      if (!isStopping) wake(webhookId)
    },
    helpRequested: sharing.onHelpRequest,
    helpOffered(worker) {
      const lagging = laggingLanes().toArray()
      const half = lagging.slice(0, lagging.length / 2)
      for (const lane of half) lane.transferTo(worker)
      log.debug({ worker, webhooks: half.length }, 'transferring webhooks to a worker with spare capacity')
    },
    slotsInUse: slots.inUse,
    async stop(graceMs) {
      isStopping = true
      clearInterval(evictionTimer)
      stopPace()
      sharing.stop()
      await announcer.withdrawAll()
      lateBodies.close()
      for (const webhookId of overdueQueue) offers.add(webhookId)
      overdueQueue.clear()
      for (const lane of lanes.values()) lane.stop()
      for (const end = Date.now() + graceMs; lanes.size > 0 && Date.now() < end; ) await sleep(stopPollMs)
      await recorder.flush()
      await reader.whenIdle()
      await closer.whenIdle()
      await offers.whenIdle()
    },
  }
}
