import type { AliasedRawBuilder, CompiledQuery, QueryExecutorProvider, RawBuilder } from 'kysely'

/**
 * The placement of rows: on one server, or on the nodes of a cluster, each of which has all rows of some businesses. An
 * implementation builds or runs the statements whose text differs between the two. `openDatabase` chooses the
 * implementation.
 */
export interface Placement {
  /** The number of operations that wait because the node of their business has its whole connection share in use. */
  readonly waiting: number

  /** Whether an SQL function can read the tables of businesses. It cannot if another node has the rows. */
  readonly functionsReadTables: boolean

  /**
   * Performs work for a business, within the connection share of its node.
   *
   * @throws {NoConnectionError} when no connection was released in time
   */
  use<T>(businessId: number, work: () => Promise<T>): Promise<T>

  /**
   * Finds rows of any business by a value that identifies its business, such as a token. While a node is down, rows on
   * the other nodes are still found.
   *
   * @param db - preferably outside a transaction, which an unavailable node would abort
   * @throws the failure of a node when no other node has matching rows
   */
  find<Row>(db: Session, lookup: Lookup): Promise<Row[]>

  /**
   * Returns SQL for a query that selects each distinct value of a column, among the rows that meet a condition. The
   * column must lead an index.
   */
  distinct(column: DistinctColumn): RawBuilder<unknown>

  /**
   * Returns SQL for a query that selects one column of a list where a row of one of the tables matches. The result
   * may contain a value several times, once per matching row.
   */
  semiJoin(list: List, matches: readonly Match[]): RawBuilder<unknown>

  /**
   * Splits items into groups that each need one statement: a single group, or one group per business if a statement
   * reaches rows by naming their business.
   *
   * @param findBusinesses - returns the business of each item, in the order of the items; undefined for items to be
   *   omitted. Called only if needed
   */
  groups<Item>(
    items: readonly Item[],
    findBusinesses: (items: readonly Item[]) => Promise<readonly (number | undefined)[]>,
  ): Promise<StatementGroup<Item>[]>

  /** Returns whether the statements of a group failed because their node is down, so that other groups can continue. */
  isNodeDown(error: unknown): boolean

  /** Returns SQL for a condition that selects at most `size` of the rows of a table that meet `where`. */
  batch(batch: Batch): RawBuilder<unknown>

  /** Inserts a row. Some of its values, and some columns of the result, are subqueries. */
  insert<Row>(db: Session, insertion: Insertion<Row>): Promise<Row>

  /** Writes events and their deliveries within a transaction. */
  writeEvents(db: Session, events: EventWrite): Promise<void>
}

/** A handle for statements: on connections of a pool, or in a transaction. */
export interface Session extends QueryExecutorProvider {
  readonly isTransaction: boolean
  run<Row>(statement: Pick<CompiledQuery<Row>, 'sql' | 'parameters'>): Promise<Row[]>
  /** Sends a statement of a transaction. If it fails, the next statement or the commit throws the failure. */
  send(statement: Pick<CompiledQuery, 'sql' | 'parameters'>): void
}

export interface Lookup {
  /** The table. */
  from: string
  columns: readonly string[]
  /** Builds the condition from SQL for the value. */
  where: (value: RawBuilder<unknown>) => RawBuilder<unknown>
  value: string
}

export interface DistinctColumn {
  table: string
  column: string
  where: RawBuilder<unknown>
}

/** A list of values that is part of a statement. */
export interface List {
  /** SQL for the list and its alias, such as `unnest(…) as waiter (business_id, place)`. */
  from: RawBuilder<unknown>
  column: string
}

/** The rows of a table that match a row of a list. */
export interface Match {
  table: string
  on: RawBuilder<unknown>
  /** The businesses in the list, if `on` compares the business. Only the shards of these businesses are then read. */
  businesses?: readonly number[]
}

export interface Batch {
  table: string
  /** The columns of its primary key. */
  key: readonly string[]
  where: RawBuilder<unknown>
  size: number
}

/** Items that one statement handles. */
export interface StatementGroup<Item> {
  /** The business that the statement names; undefined when one statement handles all businesses. */
  business: number | undefined
  items: Item[]
}

export interface Insertion<Row> {
  /** Performs the insertion as one statement. */
  inOne: () => Promise<Row>
  table: string
  /** The plain values, including `business_id`. */
  values: Readonly<Record<string, unknown>> & { business_id: number }
  /** SQL for the computed values. */
  computed: Readonly<Record<string, RawBuilder<unknown>>>
  /** The columns of the result. A name can have an alias: `name as alias`. */
  returning: readonly (string | AliasedRawBuilder<unknown, string>)[]
}

export interface EventWrite {
  business_id: number
  /** The events in order, with distinct IDs. */
  rows: readonly WrittenEvent[]
  /** Sends one statement that writes the events and their deliveries and wakes the workers. */
  inOne: () => void
  /** Returns the IDs of those webhooks of apps to which events may be sent. */
  findReceivers: (webhookIds: number[]) => Promise<number[]>
  /** Wakes the workers after several statements have written the deliveries. */
  wakeUp: (webhooks: readonly WokenWebhook[]) => void
}

export interface WrittenEvent {
  id: string
  type: string
  body: string
  /** An RFC 3339 timestamp. */
  created_at: string
  traceparent: string | null
}

/** A webhook with a new delivery. */
export interface WokenWebhook {
  id: number
  /** The worker that drains the webhook, if any. */
  drained_by: number | null
}
