import { Client } from 'pg'

/*
 * A worker's own connection to PostgreSQL, which is its life: the locks it holds last exactly as long as its session.
 * When the session is lost, others take over what it drained, so the worker must end.
 *
 * Locks are advisory and of two kinds: one for each webhook that is being drained, and one for each pool of job runners,
 * by which others see that it lives.
 */

const webhookLocks = 20_261_121
const poolLocks = 20_261_122

/** Tells the worker that drains a webhook that more is due, when another one was woken for it. */
const dueChannel = 'webhook_due'

const heartbeatMs = 2_000
const lateMs = 5_000

/** Jobs younger than this are left alone: their pool may be so new that its lock is not there yet. */
const youngJob = '5 seconds'

export interface Lifeline {
  /** @returns those of the webhooks that this worker now drains; whoever drains the others is told to look again */
  takeWebhooks(ids: readonly number[]): Promise<number[]>
  /** @returns those of the webhooks that have due deliveries all the same, seen after they were let go */
  releaseWebhooks(ids: readonly number[]): Promise<number[]>
  /** @returns webhooks with due deliveries that nobody drains */
  findNeglected(): Promise<number[]>
  /** Shows to others that a pool of job runners lives, from now until the end of this worker. */
  claimPool(poolId: string): Promise<void>
  /** Frees the jobs of pools that live no more, so that they run again at once. */
  freeJobsOfTheDead(): Promise<void>
  /** Ends the session, and with it all locks. */
  end(): Promise<void>
}

interface Options {
  databaseUrl: string
  /** More is due for a webhook that this worker may be draining. */
  onDue: (webhookId: number) => void
  /** The session is lost or late: this worker owns nothing any more. Called once. */
  onLost: (error: Error) => void
}

/** @throws when PostgreSQL cannot be reached */
export async function openLifeline({ databaseUrl, onDue, onLost }: Options): Promise<Lifeline> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'workforce worker',
    keepAlive: true,
    connectionTimeoutMillis: lateMs,
  })
  let isOver = false
  const lost = (error: Error): void => {
    if (isOver) return
    isOver = true
    clearInterval(heartbeat)
    onLost(error)
  }
  client.on('error', lost)
  client.on('end', () => lost(new Error('PostgreSQL ended the session')))
  client.on('notification', ({ payload }) => onDue(Number(payload)))

  /** Statements of a session that is lost never end: nothing may happen any more. */
  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => {
    try {
      return (await client.query<Row>(text, values)).rows
    } catch (error) {
      lost(error as Error)
      return new Promise(() => undefined)
    }
  }

  const beat = async (): Promise<void> => {
    const late = setTimeout(() => lost(new Error(`PostgreSQL did not answer for ${lateMs / 1000} seconds`)), lateMs)
    await query('select 1')
    clearTimeout(late)
  }
  const heartbeat = setInterval(beat, heartbeatMs)

  try {
    await client.connect()
    // The server must notice a machine that vanished as soon as we would: only then do its locks go to others.
    await client.query('set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3')
    await client.query(`listen ${dueChannel}`)
  } catch (error) {
    isOver = true
    clearInterval(heartbeat)
    throw error
  }

  return {
    async takeWebhooks(ids) {
      const rows = await query<{ id: number }>(
        `with tried as materialized (
           select id, pg_try_advisory_lock(${webhookLocks}, id) as taken from unnest($1::int[]) as id
         ), told as materialized (
           select pg_notify('${dueChannel}', id::text) from tried where not taken
         )
         select id from tried where taken and (select count(*) from told) >= 0`,
        [ids],
      )
      return rows.map(({ id }) => id)
    },

    async releaseWebhooks(ids) {
      await query(`select pg_advisory_unlock(${webhookLocks}, id) from unnest($1::int[]) as id`, [ids])
      const rows = await query<{ id: number }>(
        `select released.id from unnest($1::int[]) as released (id) where ${hasDue('released.id')}`,
        [ids],
      )
      return rows.map(({ id }) => id)
    },

    async findNeglected() {
      const rows = await query<{ id: number }>(
        `with recursive pending (id) as (
           (select webhook_id from webhook_deliveries where status = 'pending' order by webhook_id limit 1)
           union all
           select (
             select webhook_id from webhook_deliveries
             where status = 'pending' and webhook_id > pending.id order by webhook_id limit 1
           ) from pending where pending.id is not null
         )
         select id from pending where id is not null and ${hasDue('pending.id')} and id::bigint not in (${heldLocks(webhookLocks)})`,
      )
      return rows.map(({ id }) => id)
    },

    async claimPool(poolId) {
      await query(`select pg_advisory_lock_shared(${poolLocks}, hashtext($1))`, [poolId])
    },

    async freeJobsOfTheDead() {
      await query(
        `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
         from graphile_worker.jobs
         where locked_at < now() - interval '${youngJob}'
           and hashtext(locked_by)::bigint & 4294967295 not in (${heldLocks(poolLocks)})
         having count(*) > 0`,
      )
    },

    async end() {
      isOver = true
      clearInterval(heartbeat)
      await client.end()
    },
  }
}

/** Whether a webhook has due deliveries: one look into each half of the index. */
const hasDue = (webhookId: string) => `(
  exists (select from webhook_deliveries
    where webhook_id = ${webhookId} and status = 'pending' and least(attempt_count, 1) = 0 and next_attempt_at <= now())
  or exists (select from webhook_deliveries
    where webhook_id = ${webhookId} and status = 'pending' and least(attempt_count, 1) = 1 and next_attempt_at <= now()))`

/** The second keys of the advisory locks of one kind that sessions of this database hold. */
const heldLocks = (kind: number) => `
  select objid::bigint from pg_locks
  where locktype = 'advisory' and classid = ${kind} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())`
