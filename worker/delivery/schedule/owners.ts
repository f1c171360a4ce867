import { sql } from 'kysely'
import { findAcross } from '../../../server/operation/find-across.ts'
import type { Db } from '../../../server/operation/work.ts'

/** Finds the businesses of webhooks, by the webhooks. Those that are deleted are missing. */
export type OwnersOf = (webhookIds: readonly number[]) => Promise<ReadonlyMap<number, number>>

/** Webhooks whose business is kept at most, of which each takes a few bytes. */
const mostKept = 100_000

/** A webhook never changes its business, so what was found is kept. */
export function createOwners(db: Db): OwnersOf {
  const kept = new Map<number, number>()
  return async (webhookIds) => {
    const unknown = webhookIds.filter((id) => !kept.has(id))
    if (unknown.length > 0) {
      const rows = await findAcross(
        { db },
        {
          from: 'webhooks',
          columns: ['id', 'business_id'],
          where: (ids) => sql`id = any(${ids}::int[])`,
          value: `{${unknown.join()}}`,
        },
      )
      if (kept.size > mostKept) kept.clear()
      for (const { id, business_id } of rows) kept.set(id, business_id)
    }
    return new Map(webhookIds.flatMap((id) => (kept.has(id) ? [[id, kept.get(id) ?? 0]] : [])))
  }
}

/**
 * Runs a statement for many webhooks: once for each group into which the placement of the rows splits them.
 *
 * @param ownersOf - the business of each item, in their order; called where statements have to name it
 * @param run - `business` is undefined when the statement is for all, and `db` is bounded to it otherwise
 * @param onFailed - called with the items of a group for which it failed, such as those on a node that is down; by default
 *   that fails the whole
 * @returns the results, without those of webhooks that are deleted
 */
export async function perOwner<Item, Result>(
  db: Db,
  items: readonly Item[],
  ownersOf: (items: readonly Item[]) => Promise<readonly (number | undefined)[]>,
  run: (db: Db, items: readonly Item[], business: number | undefined) => Promise<Result>,
  onFailed: (items: readonly Item[], error: unknown) => void = failAll,
): Promise<Result[]> {
  const results: Result[] = []
  const groups = await db.placement.groups(items, ownersOf)
  const runGroup = async ({ business, items }: (typeof groups)[number]): Promise<void> => {
    try {
      results.push(await run(business === undefined ? db : db.within(business), items, business))
    } catch (error) {
      // A failure of one statement for all is that of the caller.
      if (business === undefined) throw error
      onFailed(items, error)
    }
  }
  await Promise.all(groups.map(runGroup))
  return results
}

function failAll(_items: readonly unknown[], error: unknown): never {
  throw error
}

/** SQL for the condition that a statement for one business needs on each table; nothing in a statement for all. */
export const ofOwner = (table: string, business: number | undefined) =>
  business === undefined ? sql`` : sql`${sql.ref(`${table}.business_id`)} = ${business} and `
