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

type Parts = Omit<KyselyProps, 'executor'>

/** What kysely needs to make a second handle of a database, by the adapter that all handles of it share. */
const databases = new WeakMap<DialectAdapter, Parts>()

/** Lets `within` make handles of a database. */
export function registerDatabase(db: QueryExecutorProvider, parts: Parts): void {
  databases.set(db.getExecutor().adapter, parts)
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
  const props = { ...parts, executor: bounded }
  return (db.isTransaction ? new Transaction(props) : new Kysely(props)) as unknown as Db
}

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
    const isLate = 'isLate' in query
    const values: BoundedValues = Object.assign([...parameters], { bounds: this.#bounds, isLate })
    return this.#connection.executeQuery<Row>({ ...query, parameters: values })
  }

  streamQuery(): never {
    throw new Error('a cursor has no bounds: read in batches')
  }
}
