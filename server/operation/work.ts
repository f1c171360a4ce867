import type { BoundedDb, InTransaction as TransactionDb } from '../db/driver/bounded-db.ts'
import type { Replica } from '../db/replica/replica.ts'
import type { Config } from '../process/config.ts'
import { inSpan } from '../process/tracing.ts'
import type { Database } from '../schema.ts'
import { type Actor, type Origin, type Principal, type SystemActor, system } from './principal.ts'
import type { Reactions } from './reactions.ts'

export type { Database }

/** A database handle: typed SQL on a connection of the pool, or inside a transaction. */
export type Db = BoundedDb<Database>

/** A replica of the database, for reads. */
export type DbReplica = Replica<Database>

/**
 * Work without a known business: a login, a signer's link, a nightly task. Its `db` reaches no row of any business
 * until `inBusiness` sets one; `acrossBusinesses` looks up the business.
 */
export interface GlobalWork<By extends Actor = Actor> {
  db: Db
  /** The author of the work. */
  by: By
  /** The origin of the work. */
  origin: Origin
  /** The time at which the work began. */
  now: Date
  config: Config
  /** The hooks by which lower areas notify higher areas of changes. */
  reactions: Reactions<Change>
  /** The presence of the caller, when the operation may wait. */
  presence?: Presence
}

/** The presence of a caller whose request waits for an event. */
export interface Presence {
  /** Whether waiting is no longer useful: the caller has disconnected, or the process is stopping. */
  hasEnded(): boolean
  /**
   * Authenticates and authorises the caller again after a wait, as permissions may have changed.
   *
   * @returns the work with the current permissions
   * @throws {ApiError} 401 or 403 when the caller is no longer allowed
   */
  renew(): Promise<Work<Principal>>
}

/**
 * The first parameter of every function in an area: the actor, the business and the database handle. Each request, task
 * and command creates one and passes it on.
 */
export interface Work<By extends Actor = Actor> extends GlobalWork<By> {
  business_id: number
}

/**
 * Creates the members of work that the service itself performs.
 *
 * @param request_id - the value that replaces a request ID in audit trails, such as `job_17`
 */
export const bySystem = (request_id: string): Pick<GlobalWork<SystemActor>, 'by' | 'origin' | 'now'> => ({
  by: system,
  origin: { request_id, ip: null, user_agent: null },
  now: new Date(),
})

/** How a task treats a row that another transaction has locked. The next run processes skipped rows. */
export interface Locked {
  locked: 'skip' | 'wait'
}

/** Work in a transaction. All its writes are committed together, and it uses no other connection. */
export interface Change<By extends Actor = Actor> extends Work<By> {
  db: TransactionDb<Database>
}

/** A transaction without a known business, or for all businesses. */
export interface GlobalChange<By extends Actor = Actor> extends GlobalWork<By> {
  db: TransactionDb<Database>
}

/** The type of the same work in a transaction. */
type InTransaction<W extends { db: Db }> = Omit<W, 'db'> & { db: TransactionDb<Database> }

/**
 * Calls `perform` in one transaction: the current one of the work, or a new one.
 *
 * @returns the result of `perform`, once committed
 * @throws the error of `perform`, once rolled back
 */
export function inTransaction<W extends { db: Db }, T>(
  work: W,
  perform: (change: InTransaction<W>) => Promise<T>,
): Promise<T> {
  if (work.db.isTransaction) return perform(work as unknown as InTransaction<W>)
  return inSpan('transaction', {}, () => work.db.inTransaction((db) => perform({ ...work, db })))
}

/**
 * Calls `perform` in a read-only transaction on one snapshot of the database.
 *
 * @param work - work outside a transaction
 */
export const inSnapshot = <W extends { db: Db }, T>(work: W, perform: (work: W) => Promise<T>): Promise<T> =>
  inSpan('snapshot', {}, () =>
    work.db.inTransaction((db) => perform({ ...work, db }), 'begin isolation level repeatable read read only'),
  )

/**
 * Returns the same work, with its business. PostgreSQL restricts the statements of its `db` to the rows of the
 * business, whatever conditions they have.
 */
export const inBusiness = <W extends { db: Db }>(work: W, business_id: number): W & { business_id: number } => ({
  ...work,
  business_id,
  db: work.db.within(business_id),
})

/**
 * Returns the same work with access to the rows of all businesses, in the tables of `acrossBusinesses` in schema.ts. An
 * architecture test lists the files that may call this.
 */
export const acrossBusinesses = <W extends { db: Db }>(work: W): W => ({ ...work, db: work.db.within('all') })
