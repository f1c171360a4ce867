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
 * Rows on the nodes of a Citus cluster. A statement is routed to one node when it names one business for each table;
 * otherwise the coordinator splits it into a task for each shard, and plans a statement whose parts exchange rows in
 * several rounds.
 */
export class Cluster implements Placement {
  readonly functionsReadTables = false
  readonly #shares: NodeShares

  /**
   * @param options.size - of the pool
   * @param options.ofBusiness - connections that one business may hold
   */
  constructor(pool: Pool, options: { size: number; ofBusiness: number }) {
    this.#shares = new NodeShares(pool, options)
  }

  get waiting(): number {
    return this.#shares.waiting
  }

  use<T>(businessId: number, work: () => Promise<T>): Promise<T> {
    return this.#shares.use(businessId, work)
  }

  /** It waits for the slowest node, and so has its own share of the connections. */
  async find<Row>(db: Session, lookup: Lookup): Promise<Row[]> {
    if (db.isTransaction) return await findOnShards(db, lookup)
    return await this.#shares.useForAll(() => findOnShards<Row>(db, lookup))
  }

  /** No index spans the shards, so each shard is read. */
  distinct({ table, column, where }: DistinctColumn): RawBuilder<unknown> {
    return sql`select ${sql.ref(column)} from ${sql.table(table)} where ${where} group by ${sql.ref(column)}`
  }

  /** A subquery that refers to the list cannot be sent to shards; a join with it can. */
  semiJoin({ from, column }: List, matches: readonly Match[]): RawBuilder<unknown> {
    return sql.join(
      matches.map(({ table, on, businesses }) => {
        const isIn = businesses && sql` and ${sql.ref(`${table}.business_id`)} = any(${businesses}::int[])`
        return sql`select ${sql.ref(column)} from ${from} join ${sql.table(table)} on ${on}${isIn ?? sql``}`
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
   * By key, as a `ctid` is of one shard only. The coordinator collects the keys of a distributed table. The nodes that
   * have copies of a reference table each choose rows, which are the same rows only in an order.
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
