import {
  type CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  Kysely,
  type KyselyProps,
  type QueryExecutorProvider,
  type QueryResult,
  Transaction,
} from 'kysely'
import type { Pool } from 'pg'

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

/** What kysely needs to make a second handle of a database, and the connections that it takes. */
interface Parts {
  props: Omit<KyselyProps, 'executor'>
  pool: Pool
}

/** By the adapter that all handles of a database share. */
const databases = new WeakMap<DialectAdapter, Parts>()

/** Handles outside of transactions. */
const straight = new WeakMap<object, { pool: Pool; bounds: Bounds }>()

/** Lets `within` make handles of a database. */
export function registerDatabase(db: QueryExecutorProvider, parts: Parts): void {
  databases.set(db.getExecutor().adapter, parts)
}

/**
 * Runs a statement on a handle. Outside of a transaction it goes straight to the driver: there is nothing left to do for
 * kysely, whose layers have a promise each, which is a sixth of what a small statement costs the process.
 */
export async function runCompiled<Row>(
  db: Pick<Kysely<unknown>, 'executeQuery'>,
  query: CompiledQuery<Row>,
): Promise<Row[]> {
  const way = straight.get(db)
  if (way === undefined) return (await db.executeQuery(query)).rows
  const { pool, bounds } = way
  const client = await pool.connect()
  try {
    return (await client.query(query.sql, boundedBy(bounds, query))).rows
  } catch (error) {
    if (error instanceof Error) Error.captureStackTrace(error) // its own one ends at the socket
    throw error
  } finally {
    client.release()
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
  const bounded = executor.withConnectionProvider({
    provideConnection: (consumer, options) =>
      executor.provideConnection((connection) => consumer(new BoundedConnection(connection, bounds)), options),
  })
  const props = { ...parts.props, executor: bounded }
  if (db.isTransaction) return new Transaction(props) as unknown as Db
  const handle = new Kysely(props)
  straight.set(handle, { pool: parts.pool, bounds })
  return handle as unknown as Db
}

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
