import { sql } from 'kysely'
import { findAcross } from '../../../server/operation/find-across.ts'
import type { Db } from '../../../server/operation/work.ts'

/** Finds the business of each webhook, in the order of the webhooks; undefined for a deleted one. */
export type BusinessLookup = (webhookIds: readonly number[]) => Promise<(number | undefined)[]>

/** The most cached webhooks, at a few bytes each. */
const maxCached = 100_000

/** Creates a lookup with a cache, as a webhook never changes its business. */
export function createBusinessLookup(db: Db): BusinessLookup {
  const cache = new Map<number, number>()
  return async (webhookIds) => {
    if (cache.size > maxCached) cache.clear()
    const missing = webhookIds.filter((id) => !cache.has(id))
    if (missing.length > 0) {
      const rows = await findAcross(
        { db },
        {
          from: 'webhooks',
          columns: ['id', 'business_id'],
          where: (ids) => sql`id = any(${ids}::int[])`,
          value: `{${missing.join()}}`,
        },
      )
      for (const { id, business_id } of rows) cache.set(id, business_id)
    }
    return webhookIds.map((id) => cache.get(id))
  }
}

/**
 * Runs a statement for many items: once for each group into which the placement of the rows splits them.
 *
 * @param businesses - the business of each item, in their order; called only if statements have to name it
 * @param run - `business` is undefined when the statement is for all; otherwise `db` is bounded to it
 * @param onFailed - called with the items of a group whose statement failed, such as those on a node that is down; by
 *   default the whole call fails
 * @returns the results, without those of deleted webhooks
 */
export async function inPlacementGroups<Item, Result>(
  db: Db,
  items: readonly Item[],
  businesses: (items: readonly Item[]) => Promise<readonly (number | undefined)[]>,
  run: (db: Db, items: readonly Item[], business: number | undefined) => Promise<Result>,
  onFailed: (items: readonly Item[], error: unknown) => void = rethrow,
): Promise<Result[]> {
  const results: Result[] = []
  const groups = await db.placement.groups(items, businesses)
  const runGroup = async ({ business, items }: (typeof groups)[number]): Promise<void> => {
    try {
      results.push(await run(business === undefined ? db : db.within(business), items, business))
    } catch (error) {
      // The statement was for all items, so the caller handles its failure.
      if (business === undefined) throw error
      onFailed(items, error)
    }
  }
  await Promise.all(groups.map(runGroup))
  return results
}

function rethrow(_items: readonly unknown[], error: unknown): never {
  throw error
}

/** SQL for the condition that a statement for one business needs on each table; empty for a statement for all. */
export const businessCondition = (table: string, business: number | undefined) =>
  business === undefined ? sql`` : sql`${sql.ref(`${table}.business_id`)} = ${business} and `
