import { setTimeout as sleep } from 'node:timers/promises'
import { inBusiness } from '../../../server/operation/work.ts'
import type { Log } from '../../../server/process/log.ts'
import { dropPending, skipPending } from '../../../server/webhooks/deliveries/skip-pending.ts'
import type { Base } from '../../system-work.ts'
import { inGroups } from '../schedule/in-groups.ts'
import type { OwnersOf } from '../schedule/owners.ts'
import type { Target } from '../send/prepare.ts'
import type { DueDelivery, DueWebhook, Wanted } from './due.ts'
import { readDue } from './read-due.ts'
import { createTargets } from './targets.ts'

/** The result of a read for a webhook. */
export interface DueBatch {
  /** Undefined when nothing may be sent. */
  target: Target | undefined
  deliveries: readonly DueDelivery[]
  /** Whether no more deliveries were due. */
  isAll: boolean
}

/** Reads deliveries for many lanes in one statement. */
export interface DueReader {
  /**
   * Reads the due deliveries of a webhook. Skips all that is pending of an inactive one, and drops that of a deleted one.
   *
   * @param ask - called just before the statement is sent; the result covers everything due by then
   * @param isOverdue - whether much is expected: such reads have statements of their own, so that short ones do not wait
   * @returns always: when a read fails, the batch is empty and not complete, after a pause
   */
  read(ask: () => Wanted, isOverdue?: boolean): Promise<DueBatch>
  /** @returns once no statement is under way */
  settled(): Promise<void>
}

/** The most webhooks in one statement. */
const groupSize = 200
const overdueGroupSize = 50

/** The pause after a failed read of a webhook. */
const readAgainMs = 5_000

interface Request {
  ask: () => Wanted
  answer: (batch: DueBatch | Promise<DueBatch>) => void
}

export function createDueReader({ db, config, log, ownersOf }: Base & { log: Log; ownersOf: OwnersOf }): DueReader {
  const targetOf = createTargets(config)
  const readGroup = async (requests: Request[]): Promise<void> => {
    const wanted = requests.map(({ ask }) => ask())
    const failed = new Set<number>()
    const fail = (webhookIds: readonly number[], error: unknown): void => {
      log.error({ err: error, webhook_ids: webhookIds }, 'due deliveries cannot be read')
      for (const id of webhookIds) failed.add(id)
    }
    const ids = wanted.map(({ webhookId }) => webhookId)
    const found = await readDue(db, wanted, ownersOf, fail).catch((error) => fail(ids, error))
    for (const [index, { webhookId, limit }] of wanted.entries()) {
      const isRead = found && !failed.has(webhookId)
      requests[index]?.answer(isRead ? batchOf(webhookId, found.get(webhookId), limit) : unread())
    }
  }

  const batchOf = async (webhookId: number, webhook: DueWebhook | undefined, limit: number): Promise<DueBatch> => {
    try {
      if (!webhook) await dropPending({ db }, webhookId)
      else if (!webhook.active) await skipPending(inBusiness({ db }, webhook.business_id), webhookId)
      if (!webhook || (!webhook.active && webhook.deliveries.length === 0)) return nothing
      const { deliveries } = webhook
      return { target: targetOf(webhook), deliveries, isAll: deliveries.length < limit }
    } catch (error) {
      log.error({ err: error, webhook_id: webhookId }, 'a webhook cannot be drained')
      return unread()
    }
  }

  const reading = inGroups(readGroup, groupSize)
  const readingOverdue = inGroups(readGroup, overdueGroupSize)

  return {
    read: (ask, isOverdue = false) =>
      new Promise((answer) => (isOverdue ? readingOverdue : reading).add({ ask, answer })),
    async settled() {
      await reading.settled()
      await readingOverdue.settled()
    },
  }
}

const nothing: DueBatch = { target: undefined, deliveries: [], isAll: true }

const unread = (): Promise<DueBatch> => sleep(readAgainMs, { ...nothing, isAll: false })
