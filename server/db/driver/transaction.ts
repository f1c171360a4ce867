import type { QueryResult } from 'pg'
import type { Bounds } from './bounds.ts'
import type { DatabaseClient, Statement } from './database-client.ts'

/** A transaction on one connection. `begin` is pipelined with the first statement where that is safe. */
export class Transaction {
  readonly #client: DatabaseClient
  /** The bounds that the connection has now; undefined when a rollback to a savepoint may have reset them. */
  #bounds: Bounds | undefined
  /** The pending results of statements that were sent but not awaited. */
  #results: Promise<unknown>[] = []
  #isCorked = false

  private constructor(client: DatabaseClient) {
    this.#client = client
  }

  /**
   * Begins a transaction.
   *
   * @param begin - the SQL statement, such as `begin isolation level repeatable read`
   */
  static async begin(client: DatabaseClient, bounds: Bounds, begin: string): Promise<Transaction> {
    const transaction = new Transaction(client)
    client.renewPlans()
    const entering = client.enter(bounds)
    const text = entering === undefined ? begin : `${begin}; ${entering}`
    if (client.pipelinesBegin) transaction.#send(() => client.query(text))
    else await client.query(text)
    transaction.#bounds = bounds
    return transaction
  }

  /**
   * Runs a statement.
   *
   * @throws the failure of this statement or of one sent before it
   */
  async run(bounds: Bounds, statement: Statement): Promise<QueryResult> {
    const result = await this.#flush(() => {
      this.#enter(bounds)
      return this.#client.run(statement)
    })
    if (result.command === 'ROLLBACK') this.#bounds = undefined
    return result
  }

  /**
   * Sends a statement in the packet of the next statement or of the commit. If it fails, that call throws the failure,
   * and the transaction is rolled back.
   */
  send(bounds: Bounds, statement: Statement): void {
    this.#enter(bounds)
    this.#send(() => this.#client.run(statement))
  }

  /**
   * Commits the transaction.
   *
   * @throws the failure of a statement sent earlier; the transaction is then rolled back
   */
  async commit(): Promise<void> {
    await this.#flush(() => this.#client.query('commit'))
  }

  async rollback(): Promise<void> {
    const results = this.#results.splice(0)
    await this.#flush(() => this.#client.query('rollback'))
    await Promise.allSettled(results)
  }

  #enter(bounds: Bounds): void {
    if (bounds === this.#bounds) return
    this.#bounds = bounds
    const entering = this.#client.enter(bounds)
    if (entering !== undefined) this.#send(() => this.#client.query(entering))
  }

  #send(submit: () => Promise<unknown>): void {
    if (!this.#isCorked) this.#client.connection.stream.cork()
    this.#isCorked = true
    const result = submit()
    result.catch(() => undefined) // `#flush` reports the failure
    this.#results.push(result)
  }

  /**
   * Submits a statement, and writes it in one packet with the statements sent before it. PostgreSQL returns their
   * results in this order.
   */
  async #flush<T>(submit: () => Promise<T>): Promise<T> {
    const result = this.#client.inOnePacket(submit)
    const results = [result, ...this.#results.splice(0)] as const
    if (this.#isCorked) this.#client.connection.stream.uncork()
    this.#isCorked = false
    return (await Promise.all(results))[0]
  }
}
