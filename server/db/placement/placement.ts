import type { AliasedRawBuilder, CompiledQuery, QueryExecutorProvider, RawBuilder } from 'kysely'

/**
 * The placement of rows: on one server, or on the nodes of a cluster, each with all rows of some businesses. Statements
 * that cannot have the same text for both are built or run here. `openDatabase` chooses the implementation.
 */
export interface Placement {
  /** How much work waits because the node of its business has its share of the connections in use. */
  readonly waiting: number

  /** Whether a function in SQL can read tables of businesses: not if another node has the rows. */
  readonly functionsReadTables: boolean

  /**
   * Performs work for a business, within the connection share of its node.
   *
   * @throws {NoConnectionError} when no connection was released in time
   */
  use<T>(businessId: number, work: () => Promise<T>): Promise<T>

  /**
   * Finds rows of any business by a value that identifies its business, such as a token. While a node is down, rows on
   * the others are found.
   *
   * @param db - best outside a transaction, which a node that is down aborts
   * @throws the failure of a node when no other node has such rows
   */
  find<Row>(db: Session, lookup: Lookup): Promise<Row[]>

  /** SQL for a query: the values of a column that leads an index, of the rows that meet a condition, each value once. */
  distinct(column: DistinctColumn): RawBuilder<unknown>

  /** SQL for a query: one column of a list, where a row of one of the tables matches. A value can occur once per row. */
  semiJoin(list: List, matches: readonly Match[]): RawBuilder<unknown>

  /**
   * Splits items into groups, with a statement for each: one for all, or one per business where a statement reaches its
   * rows by naming it.
   *
   * @param findBusinesses - the business of each item, in their order; undefined for items to be left out. It is
   *   only called if needed
   */
  groups<Item>(
    items: readonly Item[],
    findBusinesses: (items: readonly Item[]) => Promise<readonly (number | undefined)[]>,
  ): Promise<StatementGroup<Item>[]>

  /** Whether the statements of one group failed because their node is down, so that those of other groups can continue. */
  isNodeDown(error: unknown): boolean

  /** SQL for a condition that at most so many rows of a table meet, of those that meet another one. */
  batch(batch: Batch): RawBuilder<unknown>

  /** Inserts a row of which some values, and some columns of the result, are subqueries. */
  insert<Row>(db: Session, insertion: Insertion<Row>): Promise<Row>

  /** Writes events and their deliveries within a transaction. */
  writeEvents(db: Session, events: EventWrite): Promise<void>
}

/** A handle for statements: on connections of a pool, or in a transaction. */
export interface Session extends QueryExecutorProvider {
  readonly isTransaction: boolean
  run<Row>(statement: Pick<CompiledQuery<Row>, 'sql' | 'parameters'>): Promise<Row[]>
  /** Only in a transaction: its failure is thrown by the next statement or the commit. */
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
  /** SQL for it with its alias, such as `unnest(…) as waiter (business_id, place)`. */
  from: RawBuilder<unknown>
  column: string
}

/** The rows of a table that match a row of a list. */
export interface Match {
  table: string
  on: RawBuilder<unknown>
  /** The businesses of the list, where `on` compares the business: then only their shards are read. */
  businesses?: readonly number[]
}

export interface Batch {
  table: string
  /** The columns of its primary key. */
  key: readonly string[]
  where: RawBuilder<unknown>
  size: number
}

/** Items for one statement. */
export interface StatementGroup<Item> {
  /** The business that the statement names; undefined where one statement is for all. */
  business: number | undefined
  items: Item[]
}

export interface Insertion<Row> {
  /** Performs it as one statement. */
  inOne: () => Promise<Row>
  table: string
  /** The plain values, of which `business_id` is one. */
  values: Readonly<Record<string, unknown>> & { business_id: number }
  /** SQL for the other values. */
  computed: Readonly<Record<string, RawBuilder<unknown>>>
  /** The columns of the result; a name can have an alias, as `name as alias`. */
  returning: readonly (string | AliasedRawBuilder<unknown, string>)[]
}

export interface EventWrite {
  business_id: number
  /** In their order, with distinct ids. */
  rows: readonly WrittenEvent[]
  /** Sends one statement that writes the events and their deliveries and wakes the workers. */
  inOne: () => void
  /** Wakes the workers, where several statements have written the deliveries. */
  wakeUp: (webhooks: readonly WokenWebhook[]) => void
}

export interface WrittenEvent {
  id: string
  type: string
  body: string
  /** RFC 3339. */
  created_at: string
  traceparent: string | null
}

/** A webhook with a new delivery. */
export interface WokenWebhook {
  id: number
  /** The worker that has it open. */
  drained_by: number | null
}
