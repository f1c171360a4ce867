import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../../server/process/log.ts'
import type { Lifeline, Subscription } from '../../lifeline.ts'
import type { Base } from '../../system-work.ts'
import { createDueReader } from '../read/due-reader.ts'
import { stillDue } from '../read/still-due.ts'
import type { CompletedAttempt } from '../record/record.ts'
import { createRecorder } from '../record/recorder.ts'
import { createEgress } from '../send/egress.ts'
import { createLateBodies } from '../send/late-bodies.ts'
import { makeAttempt } from '../send/make-attempt.ts'
import { createAnnouncer } from './announcer.ts'
import { createHealth } from './health.ts'
import { inGroups } from './in-groups.ts'
import { createLane, type Lane, type Stages } from './lane.ts'
import { keepPace, overduePace } from './overdue-pace.ts'
import { createOwners } from './owners.ts'
import { createSharing } from './sharing.ts'
import { createSlots, type Share } from './slots.ts'
import { createWarmLanes } from './warm-lanes.ts'

/** Sends due deliveries. Each webhook is drained by one worker at a time. */
export interface Drainer extends Subscription {
  /** Starts to send the due deliveries of a webhook. Returns at once. */
  wake(webhookId: number): void
  /** The same for webhooks of which deliveries have waited for a worker. They do not make others wait. */
  catchUp(webhookIds: Iterable<number>): void
  /**
   * Reads no more deliveries and leaves the due ones to other workers. Waits for sends in flight and writes their
   * outcomes.
   */
  stop(graceMs: number): Promise<void>
  /** Sends under way. */
  slotsInUse(share: Share): number
}

interface Options extends Base {
  log: Log
  lifeline: Pick<Lifeline, 'worker' | 'takeWebhooks' | 'releaseWebhooks' | 'offerWebhooks' | 'askForHelp' | 'offerHelp'>
  /** How long a lane stays open without anything to do; some seconds by default. */
  warmMs?: number
  /** Called for every attempt, before it is written. */
  onAttempt: (attempt: CompletedAttempt) => void
  /** Called when the worker cannot go on. */
  onFailed: (error: Error) => void
}

/** The most sends of a process at a time, by share; those of the overdue share follow the load. */
const slotSizes = { healthy: 512, overdue: overduePace.first, slow: 512 }

/**
 * The most webhooks drained at a time. Each holds a lock, and by default PostgreSQL has room for about 9,000 locks
 * (`max_locks_per_transaction`), shared by all its clients.
 */
const maxLanes = 3_000

/**
 * No more are opened for overdue deliveries while this many are open for each slot of the overdue share: one sends, and
 * one begins or is recorded. More would send nothing sooner, but take memory, locks and turns of the event loop.
 */
const lanesPerOverdueSlot = 2

/** How long a lane stays open without anything to do, so that the next event of its webhook costs less. */
const defaultWarmMs = 5_000

/** Few beside `maxLanes`, so that there are always lanes for webhooks that have something to do. */
const maxWarm = 1_000

/** The most webhooks in one statement that takes or releases locks. */
const groupSize = 200

/** The same for webhooks with overdue deliveries: the webhook of a new event waits for one such group at most. */
const overdueGroupSize = 10

const stopPollMs = 20

/** Opens a lane for each webhook with due deliveries, and closes it a moment after no more are due. */
export function createDrainer(options: Options): Drainer {
  const { config, db, log, lifeline, onAttempt, onFailed, warmMs = defaultWarmMs } = options
  const lanes = new Map<number, Lane>()
  /** Webhooks that wait for a free lane. */
  const postponed = new Set<number>()
  /** Webhooks with overdue deliveries that are still to be opened, some at a time, as others would wait behind them. */
  const overdue = new Set<number>()
  /** Those that are being opened. */
  const openingOverdue = new Set<number>()
  let isStopping = false

  const ownersOf = createOwners(db)
  const reader = createDueReader({ db, config, log, ownersOf })
  const announcer = createAnnouncer({ db, log, worker: lifeline.worker, ownersOf })
  const warmLanes = createWarmLanes({ keepMs: warmMs, most: maxWarm })
  const slots = createSlots(slotSizes)
  const endPace = keepPace((size) => {
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
      lanes.get(webhookId)?.drop()
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
    if (isStopping) offering.add(webhookId)
    else if (lanes.has(webhookId)) lookAgain(webhookId)
    else opening.add(webhookId)
  }

  const catchUp = (webhookIds: Iterable<number>): void => {
    for (const webhookId of webhookIds) {
      if (isStopping || lanes.has(webhookId)) wake(webhookId)
      else overdue.add(webhookId)
    }
    openOverdue()
  }

  const openOverdue = (): void => {
    if (isStopping || lanes.size >= slots.size('overdue') * lanesPerOverdueSlot || openingOverdue.size > 0) return
    for (const webhookId of overdue.values().take(overdueGroupSize)) {
      overdue.delete(webhookId)
      openingOverdue.add(webhookId)
      opening.add(webhookId)
    }
  }

  /** More than one wake-up while a lane is open: it is worth telling that more are welcome here. */
  const lookAgain = (webhookId: number): void => {
    const lane = lanes.get(webhookId)
    if (!lane) return
    if (!isStopping) announcer.opened(webhookId)
    warmLanes.forget(lane)
    lane.look()
  }

  const offering = inGroups<number>(lifeline.offerWebhooks, groupSize)

  const opening = inGroups<number>(async (webhookIds) => {
    const isOpen = (webhookId: number) => lanes.has(webhookId) // we would get its lock a second time
    webhookIds.filter(isOpen).forEach(lookAgain)
    const closed = webhookIds.filter((id) => !isOpen(id))
    for (const id of closed.splice(maxLanes - lanes.size)) postponed.add(id)
    for (const lane of warmLanes.giveUp(postponed.size)) closing.add(lane)
    for (const webhookId of closed.length > 0 ? await lifeline.takeWebhooks(closed) : []) {
      const lane = createLane(webhookId, stages, { onIdle: rest, onFailed }, openingOverdue.has(webhookId))
      lanes.set(webhookId, lane)
      if (isStopping) lane.stop()
      else lane.look()
    }
    for (const webhookId of webhookIds) openingOverdue.delete(webhookId)
    openOverdue()
  }, groupSize)

  const rest = (lane: Lane): void => {
    const isWaitedFor = postponed.size > 0 || overdue.size > 0
    const stays = !isStopping && lane.leftTo() === undefined && !isWaitedFor && !sharing.isOverloaded()
    if (!stays || !warmLanes.keep(lane)) closing.add(lane)
  }

  const cooling = setInterval(() => {
    for (const lane of warmLanes.over()) closing.add(lane)
  }, warmMs / 5).unref()

  const closing = inGroups<Lane>(async (group) => {
    // A lane may become idle more than once; by the second time its webhook may have a new lane.
    const isCurrent = (lane: Lane) => lanes.get(lane.webhookId) === lane
    const idle = new Map(group.filter((lane) => isCurrent(lane) && lane.isIdle()).map((lane) => [lane.webhookId, lane]))
    for (const [webhookId, lane] of idle) {
      lanes.delete(webhookId)
      warmLanes.forget(lane)
    }
    await announcer.closed([...idle.keys()])
    // Deliveries committed between our last look and the release have no other worker: their wake-up found the lock
    // taken.
    await lifeline.releaseWebhooks([...idle.keys()])
    const due = await stillDue(db, [...idle.keys()]).catch((error) => {
      log.warn({ err: error }, 'what is due of webhooks that were given up is left to the sweep')
      return []
    })
    for (const [worker, webhookIds] of Map.groupBy(due, (webhookId) => idle.get(webhookId)?.leftTo())) {
      if (worker === undefined || isStopping) webhookIds.forEach(wake)
      else await lifeline.offerWebhooks(webhookIds, worker)
    }
    for (const webhookId of postponed.values().take(idle.size)) {
      postponed.delete(webhookId)
      wake(webhookId)
    }
    openOverdue()
  }, groupSize)

  const behind = () => lanes.values().filter((lane) => lane.isBehind())

  const sharing = createSharing({
    lifeline,
    slotsTaken: () => (slots.inUse('healthy') + slots.inUse('overdue')) / slotSizes.healthy,
    canShare: () => behind().take(2).toArray().length === 2,
  })

  return {
    wake,
    catchUp,
    woken: wake,
    due: lookAgain,
    offered(webhookId) {
      if (!isStopping) wake(webhookId)
    },
    helpAsked: sharing.helpAsked,
    helpOffered(worker) {
      const all = behind().toArray()
      const left = all.slice(0, all.length / 2)
      for (const lane of left) lane.leaveTo(worker)
      log.debug({ worker, webhooks: left.length }, 'leaving webhooks to a worker that has room')
    },
    slotsInUse: slots.inUse,
    async stop(graceMs) {
      isStopping = true
      clearInterval(cooling)
      endPace()
      sharing.stop()
      await announcer.allClosed()
      lateBodies.close()
      for (const webhookId of overdue) offering.add(webhookId)
      overdue.clear()
      for (const lane of lanes.values()) lane.stop()
      for (const end = Date.now() + graceMs; lanes.size > 0 && Date.now() < end; ) await sleep(stopPollMs)
      await recorder.flush()
      await reader.settled()
      await closing.settled()
      await offering.settled()
    },
  }
}
