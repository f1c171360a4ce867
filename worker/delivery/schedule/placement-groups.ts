import { sql } from 'kysely'
import { findAcross } from '../../../server/operation/find-across.ts'
import type { Db } from '../../../server/operation/work.ts'

/** Looks up the business of each webhook, in the order of the webhooks; undefined for a deleted webhook. */
export type BusinessLookup = (webhookIds: readonly number[]) => Promise<(number | undefined)[]>

/** The maximum number of cached webhooks, a few bytes each. */
const maxCached = 100_000

/** Creates a lookup with a cache, which stays valid because a webhook never changes its business. */
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
 * Runs a statement for many items: once for each group with the same placement in the database.
 *
 * @param businesses - returns the business of each item, in the order of the items; called only if the statements must
 *   name it
 * @param run - runs the statement for a group; `business` is undefined when the group contains all items; otherwise
 *   `db` is restricted to that business
 * @param onFailed - called with the items of a group whose statement failed, such as a group on a node that is down; by
 *   default the whole call fails
 * @returns the results of all groups, without those of deleted webhooks
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
      // The statement covered all items, so the caller handles the failure.
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

/** Returns SQL for the business condition of a table; empty for a statement about all businesses. */
export const businessCondition = (table: string, business: number | undefined) =>
  business === undefined ? sql`` : sql`${sql.ref(`${table}.business_id`)} = ${business} and `
