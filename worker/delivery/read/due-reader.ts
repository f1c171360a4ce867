import { setTimeout as sleep } from 'node:timers/promises'
import { inBusiness } from '../../../server/operation/work.ts'
import type { Log } from '../../../server/process/log.ts'
import { deletePending, skipPending } from '../../../server/webhooks/deliveries/skip-pending.ts'
import type { Base } from '../../system-work.ts'
import { createBatcher } from '../schedule/batcher.ts'
import type { BusinessLookup } from '../schedule/placement-groups.ts'
import type { Target } from '../send/prepare.ts'
import type { DueDelivery, DueRequest, DueWebhook } from './due.ts'
import { readDue } from './read-due.ts'
import { createTargetCache } from './target-cache.ts'

/** The due deliveries of a webhook and the target to which they are sent. */
export interface DueBatch {
  /** The target of the deliveries; undefined when the webhook must not receive any. */
  target: Target | undefined
  deliveries: readonly DueDelivery[]
  /** Whether no more deliveries were due. */
  isAll: boolean
}

/** Reads due deliveries, with one statement for many lanes. */
export interface DueReader {
  /**
   * Reads the due deliveries of a webhook. Skips all pending deliveries of an inactive webhook, and deletes the pending
   * deliveries of a deleted webhook.
   *
   * @param createRequest - called just before the statement is sent; the result covers all deliveries that are due by
   *   then
   * @param isOverdue - whether a large result is expected. Such reads use separate statements, so that short reads do
   *   not wait for them
   * @returns the deliveries; after a failed read, an empty and incomplete batch, following a pause. Never rejects
   */
  read(createRequest: () => DueRequest, isOverdue?: boolean): Promise<DueBatch>
  /** Resolves once no statement is in progress. */
  whenIdle(): Promise<void>
}

/** The maximum number of webhooks per statement. */
const batchSize = 200
const overdueBatchSize = 50

/** The delay in milliseconds after a failed read of a webhook. */
const retryMs = 5_000

interface QueuedRead {
  createRequest: () => DueRequest
  resolve: (batch: DueBatch | Promise<DueBatch>) => void
}

export function createDueReader({
  db,
  config,
  log,
  businessLookup,
}: Base & { log: Log; businessLookup: BusinessLookup }): DueReader {
  const cachedTarget = createTargetCache(config)
  const readAll = async (reads: QueuedRead[]): Promise<void> => {
    const requests = reads.map(({ createRequest }) => createRequest())
    const failed = new Set<number>()
    const fail = (webhookIds: readonly number[], error: unknown): void => {
      log.error({ err: error, webhook_ids: webhookIds }, 'cannot read due deliveries')
      for (const id of webhookIds) failed.add(id)
    }
    const ids = requests.map(({ webhookId }) => webhookId)
    const webhooks = await readDue(db, requests, businessLookup, fail).catch((error) => fail(ids, error))
    for (const [index, { webhookId, limit }] of requests.entries()) {
      const isRead = webhooks && !failed.has(webhookId)
      reads[index]?.resolve(isRead ? createBatch(webhookId, webhooks.get(webhookId), limit) : failedBatch())
    }
  }

  const createBatch = async (webhookId: number, webhook: DueWebhook | undefined, limit: number): Promise<DueBatch> => {
    try {
      if (!webhook) await deletePending({ db }, webhookId)
      else if (!webhook.active) await skipPending(inBusiness({ db }, webhook.business_id), webhookId)
      if (!webhook || (!webhook.active && webhook.deliveries.length === 0)) return emptyBatch
      const { deliveries } = webhook
      return { target: cachedTarget(webhook), deliveries, isAll: deliveries.length < limit }
    } catch (error) {
      log.error({ err: error, webhook_id: webhookId }, 'cannot drain a webhook')
      return failedBatch()
    }
  }

  const batcher = createBatcher(readAll, batchSize)
  const overdueBatcher = createBatcher(readAll, overdueBatchSize)

  return {
    read: (createRequest, isOverdue = false) =>
      new Promise((resolve) => (isOverdue ? overdueBatcher : batcher).add({ createRequest, resolve })),
    async whenIdle() {
      await batcher.whenIdle()
      await overdueBatcher.whenIdle()
    },
  }
}

const emptyBatch: DueBatch = { target: undefined, deliveries: [], isAll: true }

const failedBatch = (): Promise<DueBatch> => sleep(retryMs, { ...emptyBatch, isAll: false })
