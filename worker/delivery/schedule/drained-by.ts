import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../server/operation/work.ts'
import type { Log } from '../../../server/process/log.ts'
import { createBatcher } from './batcher.ts'
import { type BusinessLookup, businessCondition, inPlacementGroups } from './placement-groups.ts'

/**
 * Publishes in `drained_by` which webhooks this worker has open, so that new events send it messages instead of adding
 * jobs.
 */
export interface Announcer {
  /** Announces a webhook unless it is already announced. */
  announce(webhookId: number): void
  /** Withdraws the announcements of webhooks. */
  withdraw(webhookIds: readonly number[]): Promise<void>
  /** Withdraws all announcements when the worker stops. */
  withdrawAll(): Promise<void>
}

interface Options {
  db: Db
  log: Log
  /** The process ID of the lifeline's session in PostgreSQL. */
  worker: number
  businessLookup: BusinessLookup
}

/** The maximum number of webhooks per statement. */
const batchSize = 200

export function createAnnouncer({ db, log, worker, businessLookup }: Options): Announcer {
  const announced = new Set<number>()

  const logFailure = (write: Promise<unknown>): Promise<unknown> =>
    write.catch((error) => log.warn({ err: error }, 'cannot update which webhooks this worker has open'))

  const batcher = createBatcher<number>(async (webhookIds) => {
    await logFailure(setDrainedBy(db, webhookIds, businessLookup, worker, sql`drained_by is distinct from ${worker}`))
  }, batchSize)

  const isOwn = sql`drained_by = ${worker}`

  return {
    announce(webhookId) {
      if (announced.has(webhookId)) return
      announced.add(webhookId)
      batcher.add(webhookId)
    },
    async withdraw(webhookIds) {
      const ids = webhookIds.filter((id) => announced.delete(id))
      if (ids.length > 0) await logFailure(setDrainedBy(db, ids, businessLookup, null, isOwn))
    },
    async withdrawAll() {
      announced.clear()
      await batcher.whenIdle()
      await logFailure(clearDrainedBy(db, isOwn))
    },
  }
}

/**
 * Sets `drained_by` to null where it matches a condition.
 *
 * @returns whether all matching rows were updated; locked rows are skipped
 */
export async function clearDrainedBy(db: Db, condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ business_id: number; id: number }>`
    select business_id, id from webhooks where ${condition}`.execute(db)
  if (rows.length === 0) return true
  const businesses = new Map(rows.map(({ id, business_id }) => [id, business_id]))
  const lookup: BusinessLookup = async (ids) => ids.map((id) => businesses.get(id))
  return (await setDrainedBy(db, [...businesses.keys()], lookup, null, condition)) === rows.length
}

/**
 * Records which worker has webhooks open. This is only an optimisation, so rows locked by another transaction are
 * skipped.
 *
 * @param worker - the process ID of the worker's lifeline; null for none
 * @param condition - the condition for the webhooks to update
 * @returns the number of updated webhooks
 */
async function setDrainedBy(
  db: Db,
  webhookIds: readonly number[],
  businessLookup: BusinessLookup,
  worker: number | null,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const counts = await inPlacementGroups(db, webhookIds, businessLookup, async (db, webhookIds, business) => {
    const { numAffectedRows = 0n } = await sql`
      update webhooks set drained_by = ${worker} where ${businessCondition('webhooks', business)}(business_id, id) in (
        select business_id, id from webhooks
        where ${businessCondition('webhooks', business)}id = any(${webhookIds}::int[]) and ${condition}
        for no key update skip locked
      )`.execute(db)
    return Number(numAffectedRows)
  })
  return counts.reduce((sum, count) => sum + count, 0)
}
