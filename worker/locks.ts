import { type RawBuilder, sql } from 'kysely'

/* Advisory locks by which workers see each other. They belong to the session of a worker's lifeline, and end with it. */

/** First keys of the locks; the second one is the webhook's id, or the hash of the pool's name. */
export const lockKinds = {
  /** Held by the worker that drains a webhook. */
  webhook: 20_261_121,
  /** Held for each pool of job runners, to show that it is alive. */
  pool: 20_261_122,
} as const

type LockKind = keyof typeof lockKinds

/** SQL for all locks of a kind that are held in this database; `pg_locks` lists all databases. */
export const fromHeldLocks = (kind: LockKind): RawBuilder<unknown> => sql`
  from pg_locks
  where locktype = 'advisory' and classid = ${sql.lit(lockKinds[kind])} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())
`

/** SQL for the second keys of these locks, as unsigned numbers. */
export const heldLocks = (kind: LockKind): RawBuilder<{ objid: number }> =>
  sql`select objid::bigint ${fromHeldLocks(kind)}`
