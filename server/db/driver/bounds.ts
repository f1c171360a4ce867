import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type DialectAdapter,
  Kysely,
  type KyselyProps,
  type QueryExecutor,
  type QueryExecutorProvider,
  type QueryResult,
  Transaction,
} from 'kysely'
import type { Pool } from 'pg'
import type { ConnectionShares } from './connection-shares.ts'

/** The rows that a statement can reach: those of one business, of none, or of all. */
export type Bounds = number | 'none' | 'all'

/** The values of a statement together with its bounds. They travel as one, so no statement can take another's bounds. */
export interface BoundedValues extends Array<unknown> {
  bounds: Bounds
  isLate: boolean
}

/** A statement whose result nobody asks for, which may go to PostgreSQL with the next one of its transaction. */
export interface LateQuery extends CompiledQuery {
  isLate: true
}

/** Connections that are shared out by the machines that statements go to. */
interface PlaceShares {
  /** Takes one for a statement to the machine of a business. @returns the machine, for `give` */
  take(businessId: number): Promise<number>
  /** Takes one for a statement to all machines. @returns what stands for all, for `give` */
  takeForAll(): Promise<number>
  give(machine: number): void
}

/** What kysely needs to make a second handle of a database, and the connections that it takes. */
interface Parts {
  props: Omit<KyselyProps, 'executor'>
  pool: Pool
  shares: ConnectionShares
  /** Where Citus spreads the rows over machines. */
  machineShares: PlaceShares | undefined
}

/** By the adapter that all handles of a database share. */
const databases = new WeakMap<DialectAdapter, Parts & { executor: QueryExecutor }>()

/** Handles outside of transactions. */
const straight = new WeakMap<object, Pick<Parts, 'pool' | 'shares' | 'machineShares'> & { bounds: Bounds }>()

/** Whose share of the connections work with such bounds counts for. */
const holderOf = (bounds: Bounds): number | undefined => (typeof bounds === 'number' ? bounds : undefined)

/** Lets `within` make handles of a database. */
export function registerDatabase(db: QueryExecutorProvider, parts: Parts): void {
  const executor = db.getExecutor()
  databases.set(executor.adapter, { ...parts, executor })
}

/**
 * Whether Citus spreads the rows over machines. Then a statement has to name its business and stay with its rows: one that
 * writes the rows of a business cannot add a job, and an `insert` has no subqueries.
 */
export const isDistributed = (db: QueryExecutorProvider): boolean =>
  databases.get(db.getExecutor().adapter)?.machineShares !== undefined

/**
 * Runs a statement on a handle. Outside of a transaction it goes straight to the driver: there is nothing left to do for
 * kysely, whose layers have a promise each, which takes 3 to 5 µs.
 */
export async function runCompiled<Row>(
  db: Pick<Kysely<unknown>, 'executeQuery'>,
  query: CompiledQuery<Row>,
): Promise<Row[]> {
  const way = straight.get(db)
  if (way === undefined) return (await db.executeQuery(query)).rows
  const { pool, shares, machineShares, bounds } = way
  const holder = holderOf(bounds)
  const turn = shares.take(holder)
  if (turn !== undefined) await turn
  let machine: number | undefined
  try {
    if (machineShares !== undefined && holder !== undefined) machine = await machineShares.take(holder)
    const client = await pool.connect()
    try {
      return (await client.query(query.sql, boundedBy(bounds, query))).rows
    } finally {
      client.release()
    }
  } catch (error) {
    if (error instanceof Error) Error.captureStackTrace(error) // its own one ends at the socket
    throw error
  } finally {
    if (machine !== undefined) machineShares?.give(machine)
    shares.give(holder)
  }
}

/**
 * Runs a statement that looks on all machines, where Citus spreads the rows. Such statements have a share of the connections,
 * as they wait for the slowest of the machines.
 */
export async function acrossMachines<T>(
  db: Pick<Kysely<unknown>, 'getExecutor' | 'isTransaction'>,
  run: () => Promise<T>,
): Promise<T> {
  const machineShares = databases.get(db.getExecutor().adapter)?.machineShares
  if (machineShares === undefined || db.isTransaction) return await run()
  const all = await machineShares.takeForAll()
  try {
    return await run()
  } finally {
    machineShares.give(all)
  }
}

/**
 * A handle of the same database, or of the same transaction, whose statements have the given bounds. It is a few objects
 * and opens nothing.
 */
export function within<Db extends Pick<Kysely<unknown>, 'getExecutor' | 'isTransaction'>>(db: Db, bounds: Bounds): Db {
  const executor = db.getExecutor()
  const parts = databases.get(executor.adapter)
  if (parts === undefined) throw new Error('the database was not opened by openDatabase')
  const provider = db.isTransaction ? bounded(executor, bounds) : shared(bounded(parts.executor, bounds), parts, bounds)
  const props = { ...parts.props, executor: executor.withConnectionProvider(provider) }
  if (db.isTransaction) return new Transaction(props) as unknown as Db
  const handle = new Kysely(props)
  straight.set(handle, { ...parts, bounds })
  return handle as unknown as Db
}

/** Adds bounds to what runs on the connections. */
const bounded = (from: ConnectionProvider, bounds: Bounds): ConnectionProvider => ({
  provideConnection: (consumer, options) =>
    from.provideConnection((connection) => consumer(new BoundedConnection(connection, bounds)), options),
})

/** Takes the connections out of a share. */
const shared = (from: ConnectionProvider, { shares, machineShares }: Parts, bounds: Bounds): ConnectionProvider => ({
  async provideConnection(consumer, options) {
    const holder = holderOf(bounds)
    await shares.take(holder)
    let machine: number | undefined
    try {
      if (holder !== undefined) machine = await machineShares?.take(holder)
      return await from.provideConnection(consumer, options)
    } finally {
      if (machine !== undefined) machineShares?.give(machine)
      shares.give(holder)
    }
  },
})

const boundedBy = (bounds: Bounds, query: CompiledQuery): BoundedValues =>
  Object.assign([...query.parameters], { bounds, isLate: 'isLate' in query })

/** Adds the bounds to every statement. Where handles were made from handles, the last bounds count. */
class BoundedConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #bounds: Bounds

  constructor(connection: DatabaseConnection, bounds: Bounds) {
    this.#connection = connection
    this.#bounds = bounds
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { parameters } = query
    if ('bounds' in parameters) return this.#connection.executeQuery<Row>(query)
    return this.#connection.executeQuery<Row>({ ...query, parameters: boundedBy(this.#bounds, query) })
  }

  streamQuery(): never {
    throw new Error('a cursor has no bounds: read in batches')
  }
}
