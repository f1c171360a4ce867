import { type RawBuilder, sql } from 'kysely'

/*
 * Advisory locks by which workers know of each other. They belong to the session of a worker's lifeline and end with it,
 * however it ends.
 */

/** First keys of the locks; the second one is the webhook's id, or the hash of the pool's name. */
export const lockKinds = {
  /** Held by the worker that drains a webhook. */
  webhook: 20_261_121,
  /** Held for each pool of job runners, to show that it lives. */
  pool: 20_261_122,
} as const

/** SQL for the second keys of all locks of a kind that are held in this database, as unsigned numbers. */
export const heldLocks = (kind: keyof typeof lockKinds): RawBuilder<number> => sql`
  select objid::bigint from pg_locks
  where locktype = 'advisory' and classid = ${sql.lit(lockKinds[kind])} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())
`
