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

/** The connections that statements of handles run on. */
export interface Connections {
  /** How rows are distributed over nodes. */
  readonly placement: Placement
  /** Performs work on a connection from the share of its business. */
  use<T>(bounds: Bounds, work: (client: DatabaseClient) => Promise<T>): Promise<T>
  /** @throws Error when the distribution of the rows differs from the settings of the process */
  checkPlacement(): Promise<void>
}

const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()
/** Its own transactions and connections are not used. */
const driver = new DummyDriver()
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createQueryCompiler: () => compiler,
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
}

/** A handle inside a transaction. */
export type InTransaction<Tables> = BoundedDb<Tables> & { readonly isTransaction: true }

/**
 * Typed SQL whose statements reach the rows within its bounds, in a transaction or outside one. A handle is cheap, and
 * holds no connection.
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

  /** How rows are distributed, for statements whose text depends on it. */
  get placement(): Placement {
    return this.connections.placement
  }

  /** The same handle with other bounds. */
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
    return this.connections.use(bounds, (client) => client.runAlone(bounds, statement))
  }

  /**
   * Sends a statement of a transaction without waiting for it. Its failure is thrown by the next statement or the
   * commit, and the transaction is rolled back.
   */
  send(statement: Statement): void {
    if (this.#transaction === undefined) throw new Error('only a transaction reports what a sent statement fails with')
    this.#transaction.send(this.#bounds, statement)
  }

  /**
   * Performs work in a transaction, which is committed once the work has returned and rolled back when it has thrown.
   *
   * @param begin - SQL that begins it
   */
  inTransaction<T>(perform: (db: InTransaction<Tables>) => Promise<T>, begin = 'begin'): Promise<T> {
    if (this.isTransaction) throw new Error('a transaction is under way')
    return this.connections.use(this.#bounds, async (client) => {
      const transaction = await Transaction.begin(client, this.#bounds, begin)
      let result: T
      try {
        result = await perform(new BoundedDb(this.connections, this.#bounds, transaction) as InTransaction<Tables>)
      } catch (error) {
        await transaction.rollback().catch(() => undefined) // it ends with the connection
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

/** The connection of kysely's driver interface. */
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
