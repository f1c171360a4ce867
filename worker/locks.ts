import { type RawBuilder, sql } from 'kysely'

/*
 * The session-level advisory locks by which workers detect each other. The session of a worker's lifeline holds them
 * until it ends.
 */

/** The first key of each kind of lock. The second key is the webhook's ID, or the hash of the pool's name. */
export const lockKinds = {
  /** Held by the worker that drains a webhook. */
  webhook: 20_261_121,
  /** Held for each live pool of job runners. */
  pool: 20_261_122,
} as const

type LockKind = keyof typeof lockKinds

/**
 * Returns the `from` and `where` clauses that select all held locks of a kind in this database, as `pg_locks` covers
 * all databases.
 */
export const fromHeldLocks = (kind: LockKind): RawBuilder<unknown> => sql`
  from pg_locks
  where locktype = 'advisory' and classid = ${sql.lit(lockKinds[kind])} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())
`

/** Returns a query for the second keys of the held locks of a kind, as unsigned numbers. */
export const heldLocks = (kind: LockKind): RawBuilder<{ objid: number }> =>
  sql`select objid::bigint ${fromHeldLocks(kind)}`
