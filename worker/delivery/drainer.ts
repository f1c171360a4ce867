import { setTimeout as sleep } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { sqlOf } from '../../server/db/orm.ts'
import type { Config } from '../../server/process/config.ts'
import type { Log } from '../../server/process/log.ts'
import { skipPending } from '../../server/webhooks/skip-pending.ts'
import { openWebhookHeaders } from '../../server/webhooks/webhook-headers.ts'
import { openWebhookSecret } from '../../server/webhooks/webhook-secret.ts'
import type { Hearing, Lifeline } from '../lifeline.ts'
import { createEgress } from './egress.ts'
import { createHealth } from './health.ts'
import { inGroups } from './in-groups.ts'
import { createLane, type Lane, type LaneSurroundings } from './lane.ts'
import { targetOf } from './prepare.ts'
import { type DueWebhook, readDue } from './read-due.ts'
import type { MadeAttempt } from './record.ts'
import { createRecorder } from './recorder.ts'
import { createSharing } from './sharing.ts'
import { createSlots, type Share } from './slots.ts'

/** Sends what is due, webhook by webhook; each is drained by one worker at a time. */
export interface Drainer extends Hearing {
  /** Something is due for a webhook. Returns at once. */
  wake(webhookId: number): void
  /**
   * Reads nothing more and leaves what is due to other workers, gives sends in flight time to end, and writes what came
   * of them.
   */
  stop(graceMs: number): Promise<void>
  /** Sends under way. */
  slotsInUse(share: Share): number
}

interface Options {
  config: Config
  orm: MikroORM
  log: Log
  lifeline: Pick<Lifeline, 'takeWebhooks' | 'releaseWebhooks' | 'offerWebhooks' | 'askForHelp' | 'offerHelp'>
  /** Told of every attempt. */
  onAttempt?: (attempt: MadeAttempt) => void
  /** The worker cannot go on. */
  onFailed: (error: Error) => void
}

/** Sends of one process at a time. */
const slotSizes = { healthy: 512, slow: 512 }

/**
 * Webhooks that are drained at a time. Each holds a lock, and PostgreSQL has room for some 9,000 unless told otherwise
 * (`max_locks_per_transaction`), for all workers and everybody else.
 */
const maxLanes = 3_000

/** Webhooks whose locks are taken or let go, or whose deliveries are read, in one statement. */
const groupSize = 200

/** Time before a webhook is read again that could not be read. */
const readAgainMs = 5_000

const stopPollMs = 20

export function createDrainer({ config, orm, log, lifeline, onAttempt, onFailed }: Options): Drainer {
  const lanes = new Map<number, Lane>()
  /** Webhooks that are drained as soon as there is room. */
  const postponed = new Set<number>()
  const slots = createSlots(slotSizes)
  const recorder = createRecorder({
    orm,
    onFailed,
    onDisabled(webhookId) {
      lanes.get(webhookId)?.drop()
      log.info({ webhook_id: webhookId }, 'webhook disabled')
    },
  })
  let isStopping = false

  const opening = inGroups<number>(async (webhookIds) => {
    const isOpen = (webhookId: number) => lanes.has(webhookId) // its lock would be granted to us a second time
    webhookIds.filter(isOpen).forEach(lookAgain)
    const closed = webhookIds.filter((id) => !isOpen(id))
    for (const id of closed.splice(maxLanes - lanes.size)) postponed.add(id)
    for (const webhookId of await lifeline.takeWebhooks(closed)) {
      const lane = createLane(webhookId, surroundings)
      lanes.set(webhookId, lane)
      lane.look()
    }
  }, groupSize)

  const reading = inGroups<Lane>(async (group) => {
    const wanted = group.map((lane) => ({
      webhookId: lane.webhookId,
      limit: lane.beginReading(),
      busy: [...lane.busy],
    }))
    const found = await readDue(sqlOf(orm.em.fork()), wanted).catch((error) => {
      log.error({ err: error }, 'due deliveries cannot be read')
      return undefined
    })
    for (const [index, lane] of group.entries()) {
      if (found) void receive(lane, found.get(lane.webhookId), wanted[index]?.limit ?? 0)
      else void readLater(lane)
    }
  }, groupSize)

  const closing = inGroups<Lane>(async (group) => {
    // A lane may ask more than once; by then its webhook may have another one.
    const isCurrent = (lane: Lane) => lanes.get(lane.webhookId) === lane
    const idle = new Map(group.filter((lane) => isCurrent(lane) && lane.isIdle()).map((lane) => [lane.webhookId, lane]))
    for (const webhookId of idle.keys()) lanes.delete(webhookId)
    // What was committed after our last look and before the release has woken nobody: its wake-up found the lock taken.
    const due = await lifeline.releaseWebhooks([...idle.keys()])
    for (const [heir, webhookIds] of Map.groupBy(due, (webhookId) => idle.get(webhookId)?.heir())) {
      if (heir === undefined || isStopping) webhookIds.forEach(wake)
      else await lifeline.offerWebhooks(webhookIds, heir)
    }
    for (const webhookId of postponed.values().take(idle.size)) {
      postponed.delete(webhookId)
      wake(webhookId)
    }
  }, groupSize)

  const receive = async (lane: Lane, webhook: DueWebhook | undefined, limit: number): Promise<void> => {
    try {
      if (webhook && !webhook.active) await skipPending(sqlOf(orm.em.fork()), webhook.id)
      if (!webhook || (!webhook.active && webhook.deliveries.length === 0)) return lane.receive(undefined, [], true)
      const { id, url, secret_ciphertext, previous_secret_ciphertext: previous, headers_ciphertext } = webhook
      const open = (ciphertext: string) => openWebhookSecret(config.encryptionKeys, id, ciphertext)
      const secrets = { secret: open(secret_ciphertext), previous: previous === null ? undefined : open(previous) }
      const headers = openWebhookHeaders(config.encryptionKeys, id, headers_ciphertext)
      const target = targetOf({ url, secrets, headers }, config.webhookAllowedCidrs)
      lane.receive(target, webhook.deliveries, webhook.deliveries.length < limit)
    } catch (error) {
      log.error({ err: error, webhook_id: lane.webhookId }, 'a webhook cannot be drained')
      await readLater(lane)
    }
  }

  const readLater = async (lane: Lane): Promise<void> => {
    await sleep(readAgainMs)
    lane.receive(undefined, [], false)
  }

  const surroundings: LaneSurroundings = {
    config,
    egress: createEgress({ allowedCidrs: config.webhookAllowedCidrs, timeoutMs: config.webhookTimeoutMs }),
    health: createHealth(),
    slots,
    recorder,
    onAttempt: onAttempt ?? (() => undefined),
    askForMore: reading.add,
    retire: closing.add,
    onFailed,
    isStopping: () => isStopping,
  }

  const lookAgain = (webhookId: number): void => lanes.get(webhookId)?.look()

  const offering = inGroups<number>(lifeline.offerWebhooks, groupSize)

  const wake = (webhookId: number): void => {
    if (isStopping) offering.add(webhookId)
    else if (lanes.has(webhookId)) lookAgain(webhookId)
    else opening.add(webhookId)
  }

  const behind = () => lanes.values().filter((lane) => lane.isBehind())

  const sharing = createSharing({
    lifeline,
    placesTaken: () => slots.inUse('healthy') / slotSizes.healthy,
    canShare: () => behind().take(2).toArray().length === 2,
  })

  return {
    wake,
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
      sharing.stop()
      for (const lane of lanes.values()) lane.drop()
      for (const end = Date.now() + graceMs; lanes.size > 0 && Date.now() < end; ) await sleep(stopPollMs)
      await recorder.flush()
      await reading.settled()
      await closing.settled()
      await offering.settled()
    },
  }
}
