import { Client } from 'pg'
import { lockKinds } from './locks.ts'

/**
 * A worker's own connection to PostgreSQL, which is its life: the locks it holds last exactly as long as its session.
 * When the session is lost, others take over what it drained, so the worker must end.
 */
export interface Lifeline {
  /** @returns those of the webhooks that this worker now drains; whoever drains the others is told to look again */
  takeWebhooks(ids: readonly number[]): Promise<number[]>
  /** @returns those of the webhooks that have due deliveries all the same, seen after they were let go */
  releaseWebhooks(ids: readonly number[]): Promise<number[]>
  /** Tells all other workers that webhooks may have due deliveries which this one leaves to them. */
  offerWebhooks(ids: readonly number[]): Promise<void>
  /** Shows to others that a pool of job runners lives, from now until the end of this worker. */
  claimPool(poolId: string): Promise<void>
  /** Ends the session, and with it all locks. */
  end(): Promise<void>
}

interface Options {
  databaseUrl: string
  /** More is due for a webhook that this worker may be draining. */
  onDue: (webhookId: number) => void
  /** Another worker leaves a webhook that has due deliveries. */
  onOffered: (webhookId: number) => void
  /** The session is lost or late: this worker owns nothing any more. Called once. */
  onLost: (error: Error) => void
}

/** Tells the worker that drains a webhook that more is due, when another one was woken for it. */
const dueChannel = 'webhook_due'

/** Tells all workers that one leaves a webhook to whoever is first. */
const offerChannel = 'webhook_offered'

const heartbeatMs = 2_000
const lateMs = 5_000

/** The server notices a machine that vanished as soon as that one would: only then do its locks go to others. */
const settings = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3'

/** @throws when PostgreSQL cannot be reached */
export async function openLifeline({ databaseUrl, onDue, onOffered, onLost }: Options): Promise<Lifeline> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'workforce worker',
    keepAlive: true,
    connectionTimeoutMillis: lateMs,
  })
  client.on('notification', ({ channel, payload }) => {
    const tell = channel === dueChannel ? onDue : onOffered
    tell(Number(payload))
  })
  client.on('error', () => undefined) // rejects the statement under way, or comes with `end`
  await client.connect()
  await client.query(`${settings}; listen ${dueChannel}; listen ${offerChannel}`)

  let isOver = false
  const lost = (error: Error): void => {
    if (isOver) return
    isOver = true
    clearInterval(heartbeat)
    onLost(error)
  }
  client.on('end', () => lost(new Error('PostgreSQL ended the session of the lifeline')))

  let lastTurn: Promise<unknown> = Promise.resolve()
  /** Runs statements one after the other. After the session was lost none ever ends: nothing may happen any more. */
  const query = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const turn = lastTurn.then(() => client.query<Row>(text, values))
    lastTurn = turn.catch(lost)
    return turn.then(
      ({ rows }) => rows,
      () => new Promise(() => undefined),
    )
  }

  const heartbeat = setInterval(async () => {
    const late = setTimeout(() => lost(new Error(`PostgreSQL did not answer for ${lateMs / 1000} seconds`)), lateMs)
    await query('select 1')
    clearTimeout(late)
  }, heartbeatMs)

  return {
    async takeWebhooks(ids) {
      const rows = await query<{ id: number }>(
        `with tried as materialized (
           select id, pg_try_advisory_lock(${lockKinds.webhook}, id) as taken from unnest($1::int[]) as id
         ), told as materialized (
           select pg_notify('${dueChannel}', id::text) from tried where not taken
         )
         select id from tried where taken and (select count(*) from told) >= 0`,
        [ids],
      )
      return rows.map(({ id }) => id)
    },

    async releaseWebhooks(ids) {
      await query(`select pg_advisory_unlock(${lockKinds.webhook}, id) from unnest($1::int[]) as id`, [ids])
      const rows = await query<{ id: number }>(
        `select released.id from unnest($1::int[]) as released (id)
         where exists (
           select from webhook_deliveries
           where webhook_id = released.id and status = 'pending' and least(attempt_count, 1) in (0, 1)
             and next_attempt_at <= now()
         ) or exists (
           select from webhook_deliveries where webhook_id = released.id and manual_attempt_at is not null
         )`,
        [ids],
      )
      return rows.map(({ id }) => id)
    },

    async offerWebhooks(ids) {
      await query(`select pg_notify('${offerChannel}', id::text) from unnest($1::int[]) as id`, [ids])
    },

    async claimPool(poolId) {
      await query(`select pg_advisory_lock_shared(${lockKinds.pool}, hashtext($1))`, [poolId])
    },

    async end() {
      isOver = true
      clearInterval(heartbeat)
      await client.end()
    },
  }
}
