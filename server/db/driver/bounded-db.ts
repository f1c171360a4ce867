import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { QueryResult as PgResult } from 'pg'
import type { Placement } from '../placement/placement.ts'
import type { Bounds } from './bounds.ts'
import type { DatabaseClient, Statement } from './database-client.ts'
import { Transaction } from './transaction.ts'

/** The connections on which database handles run statements. */
export interface Connections {
  /** How rows are distributed over nodes. */
  readonly placement: Placement
  /** Performs work on a connection, within the share of the business if the bounds are a business. */
  use<T>(bounds: Bounds, work: (client: DatabaseClient) => Promise<T>): Promise<T>
  /**
   * Checks that the distribution of the rows matches the settings of the process.
   *
   * @throws Error when it does not
   */
  checkPlacement(): Promise<void>
}

const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()
/** A driver that kysely requires; its transactions and connections are not used. */
const driver = new DummyDriver()
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createQueryCompiler: () => compiler,
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
}

/** A database handle inside a transaction. */
export type InTransaction<Tables> = BoundedDb<Tables> & { readonly isTransaction: true }

/**
 * A handle for typed SQL whose statements reach only the rows within its bounds, inside or outside a transaction. A
 * handle is cheap, and holds no connection.
 */
export class BoundedDb<Tables> extends Kysely<Tables> {
  readonly connections: Connections
  readonly #bounds: Bounds
  readonly #transaction: Transaction | undefined

  constructor(connections: Connections, bounds: Bounds, transaction?: Transaction) {
    const run = (statement: Statement): Promise<PgResult> => this.#run(statement)
    const provider = {
      provideConnection: <T>(use: (connection: DatabaseConnection) => T) => use(createConnection(run)),
    }
    super({ config: { dialect }, dialect, driver, executor: new DefaultQueryExecutor(compiler, adapter, provider) })
    this.connections = connections
    this.#bounds = bounds
    this.#transaction = transaction
  }

  override get isTransaction(): boolean {
    return this.#transaction !== undefined
  }

  /** How rows are distributed, for statements whose text depends on the distribution. */
  get placement(): Placement {
    return this.connections.placement
  }

  /** Returns a handle with other bounds, in the same transaction if there is one. */
  within(bounds: Bounds): this {
    return new BoundedDb<Tables>(this.connections, bounds, this.#transaction) as this
  }

  /** Runs a compiled statement. */
  async run<Row>(statement: Pick<CompiledQuery<Row>, 'sql' | 'parameters'>): Promise<Row[]> {
    return (await this.#run(statement)).rows
  }

  #run(statement: Statement): Promise<PgResult> {
    const bounds = this.#bounds
    if (this.#transaction !== undefined) return this.#transaction.run(bounds, statement)
    return this.connections.use(bounds, (client) => client.runOutsideTransaction(bounds, statement))
  }

  /**
   * Sends a statement of a transaction without waiting for its result. If the statement fails, the next statement or
   * the commit throws the failure, and the transaction is rolled back.
   */
  send(statement: Statement): void {
    if (this.#transaction === undefined) throw new Error('only a transaction reports what a sent statement fails with')
    this.#transaction.send(this.#bounds, statement)
  }

  /**
   * Performs work in a transaction, which is committed when the work returns and rolled back when it throws.
   *
   * @param begin - the SQL statement that begins the transaction
   */
  inTransaction<T>(perform: (db: InTransaction<Tables>) => Promise<T>, begin = 'begin'): Promise<T> {
    if (this.isTransaction) throw new Error('a transaction is under way')
    return this.connections.use(this.#bounds, async (client) => {
      const transaction = await Transaction.begin(client, this.#bounds, begin)
      let result: T
      try {
        result = await perform(new BoundedDb(this.connections, this.#bounds, transaction) as InTransaction<Tables>)
      } catch (error) {
        await transaction.rollback().catch(() => undefined) // the transaction ends with the connection
        throw error
      }
      await transaction.commit()
      return result
    })
  }

  override transaction(): never {
    throw new Error('use inTransaction')
  }

  override startTransaction(): never {
    throw new Error('use inTransaction')
  }

  override connection(): never {
    throw new Error('statements outside a transaction may each have another connection: use inTransaction')
  }
}

/** Creates a connection for kysely's driver interface. */
const createConnection = (run: (statement: Statement) => Promise<PgResult>): DatabaseConnection => ({
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await run(query)
    const isChange = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command)
    return { rows, ...(isChange && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  },
  streamQuery(): never {
    throw new Error('read in batches')
  },
})
