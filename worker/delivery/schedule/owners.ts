import { sql } from 'kysely'
import { isDistributed } from '../../../server/db/citus/across-machines.ts'
import { findAcross } from '../../../server/operation/find-across.ts'
import type { Db } from '../../../server/operation/work.ts'

/**
 * Finds the businesses of webhooks, by the webhooks. Those that are deleted are missing, and all are where no statement
 * has to name them.
 */
export type OwnersOf = (webhookIds: readonly number[]) => Promise<ReadonlyMap<number, number>>

/** Webhooks whose business is kept at most, of which each takes a few bytes. */
const mostKept = 100_000

/** A webhook never changes its business, so what was found is kept. */
export function createOwners(db: Db): OwnersOf {
  if (!isDistributed(db)) return async () => new Map()
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
 * Runs a statement for many webhooks: once for all where PostgreSQL has all rows at hand, and once for those of each
 * business where Citus spreads the rows, as a statement has to name the business to reach them.
 *
 * @param run - `business` is undefined when the statement is for all, and `db` is bounded to it otherwise
 * @param onFailed - is told of those of a business for which it failed, such as one whose machine is away; by default that
 * fails the whole
 * @returns the results, without those of webhooks that are deleted
 */
export async function perOwner<Item, Result>(
  db: Db,
  items: readonly Item[],
  ownerOf: (item: Item) => number | undefined,
  run: (db: Db, items: readonly Item[], business: number | undefined) => Promise<Result>,
  onFailed: (items: readonly Item[], error: unknown) => void = failAll,
): Promise<Result[]> {
  if (!isDistributed(db)) return [await run(db, items, undefined)]
  const results: Result[] = []
  const runFor = async (group: readonly Item[], business: number): Promise<void> => {
    try {
      results.push(await run(db.within(business), group, business))
    } catch (error) {
      onFailed(group, error)
    }
  }
  const groups = Map.groupBy(items, ownerOf)
  await Promise.all([...groups].map(([business, group]) => business !== undefined && runFor(group, business)))
  return results
}

function failAll(_items: readonly unknown[], error: unknown): never {
  throw error
}

/** SQL for the condition that a statement for one business needs on each table; nothing in a statement for all. */
export const ofOwner = (table: string, business: number | undefined) =>
  business === undefined ? sql`` : sql`${sql.ref(`${table}.business_id`)} = ${business} and `
