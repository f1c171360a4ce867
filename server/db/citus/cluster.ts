import { type RawBuilder, sql } from 'kysely'
import type { Pool } from 'pg'
import { databaseFailure } from '../failures.ts'
import type {
  Batch,
  DistinctColumn,
  EventWrite,
  Insertion,
  List,
  Lookup,
  Match,
  Placement,
  Session,
  StatementGroup,
} from '../placement/placement.ts'
import { distributionColumn } from './distribution-functions.ts'
import { findOnShards } from './find-on-shards.ts'
import { insertInParts } from './insert-in-parts.ts'
import { NodeShares } from './node-shares.ts'
import { writeEventsInParts } from './write-events-in-parts.ts'

/**
 * The placement of rows on the nodes of a Citus cluster. The coordinator routes a statement to one node if it restricts
 * each table to one business. It splits other statements into one task per shard. If these tasks exchange rows, it
 * plans the statement in several rounds.
 */
export class Cluster implements Placement {
  readonly functionsReadTables = false
  readonly #shares: NodeShares

  /**
   * @param options.size - the maximum number of connections in the pool
   * @param options.maxPerBusiness - the maximum number of connections that one business may hold
   */
  constructor(pool: Pool, options: { size: number; maxPerBusiness: number }) {
    this.#shares = new NodeShares(pool, options)
  }

  get waiting(): number {
    return this.#shares.waiting
  }

  use<T>(businessId: number, work: () => Promise<T>): Promise<T> {
    return this.#shares.use(businessId, work)
  }

  /** Finds rows on all nodes. A lookup waits for the slowest node, so lookups have a separate connection share. */
  async find<Row>(db: Session, lookup: Lookup): Promise<Row[]> {
    if (db.isTransaction) return await findOnShards(db, lookup)
    return await this.#shares.useAllNodes(() => findOnShards<Row>(db, lookup))
  }

  /** Returns SQL that reads every shard, as no index spans the shards. */
  distinct({ table, column, where }: DistinctColumn): RawBuilder<unknown> {
    return sql`select ${sql.ref(column)} from ${sql.table(table)} where ${where} group by ${sql.ref(column)}`
  }

  /** Returns joins with the list. Citus cannot send a subquery that refers to the list to the shards. */
  semiJoin({ from, column }: List, matches: readonly Match[]): RawBuilder<unknown> {
    return sql.join(
      matches.map(({ table, on, businesses }) => {
        const businessCondition = businesses && sql` and ${sql.ref(`${table}.business_id`)} = any(${businesses}::int[])`
        return sql`select ${sql.ref(column)} from ${from} join ${sql.table(table)} on ${on}${businessCondition ?? sql``}`
      }),
      sql` union `,
    )
  }

  async groups<Item>(
    items: readonly Item[],
    findBusinesses: (items: readonly Item[]) => Promise<readonly (number | undefined)[]>,
  ): Promise<StatementGroup<Item>[]> {
    const businesses = await findBusinesses(items)
    const groups = Map.groupBy(items.entries(), ([index]) => businesses[index])
    groups.delete(undefined)
    return [...groups].map(([business, entries]) => ({ business, items: entries.map(([, item]) => item) }))
  }

  isNodeDown(error: unknown): boolean {
    return databaseFailure(error) === 'unavailable'
  }

  /**
   * Selects rows by primary key, as a `ctid` is unique only within one shard. The coordinator collects the keys of a
   * distributed table. For a reference table, each node selects rows from its own copy; the order makes all nodes
   * select the same rows.
   */
  batch({ table, key, where, size }: Batch): RawBuilder<unknown> {
    const columns = sql.join(key.map((name) => sql.ref(name)))
    const order = key.includes(distributionColumn) ? sql`` : sql`order by ${columns}`
    return sql`(${columns}) in (
      select ${columns} from ${sql.table(table)} where ${where} ${order} limit ${sql.lit(size)})`
  }

  insert<Row>(db: Session, insertion: Insertion<Row>): Promise<Row> {
    return insertInParts(db, insertion)
  }

  writeEvents(db: Session, events: EventWrite): Promise<void> {
    return writeEventsInParts(db, events)
  }
}
