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
  /**
   * Tells other workers that webhooks may have due deliveries which this one leaves to them.
   *
   * @param to - the worker they are left to; all when undefined
   */
  offerWebhooks(ids: readonly number[], to?: number): Promise<void>
  /** Tells all other workers that this one cannot keep up. */
  askForHelp(): Promise<void>
  /** Tells a worker that asked for help that this one has room. */
  offerHelp(to: number): Promise<void>
  /** Shows to others that a pool of job runners lives, from now until the end of this worker. */
  claimPool(poolId: string): Promise<void>
  /** Ends the session, and with it all locks. */
  end(): Promise<void>
}

/** What a worker hears from others. They are known by the process of PostgreSQL that serves their lifeline. */
export interface Hearing {
  /** More is due for a webhook, which matters if this worker drains it. */
  due(webhookId: number): void
  /** Another worker leaves a webhook that may have due deliveries. */
  offered(webhookId: number): void
  /** Another worker cannot keep up. */
  helpAsked(worker: number): void
  /** Another worker has room for some of what this one drains. */
  helpOffered(worker: number): void
}

interface Options {
  databaseUrl: string
  /** Who hears what others say; nobody at first. */
  hearing: () => Hearing | undefined
  /** The session is lost or late: this worker owns nothing any more. Called once. */
  onLost: (error: Error) => void
}

/** Where workers talk to each other. */
const channel = 'workforce_workers'

/** What one says to all others, or `to` one of them. */
interface Message {
  say: keyof Hearing
  webhook: number | null
  to: number | null
}

const heartbeatMs = 2_000
const lateMs = 5_000

/** The server notices a machine that vanished as soon as that one would: only then do its locks go to others. */
const settings = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3'

/** @throws when PostgreSQL cannot be reached */
export async function openLifeline({ databaseUrl, hearing, onLost }: Options): Promise<Lifeline> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'workforce worker',
    keepAlive: true,
    connectionTimeoutMillis: lateMs,
  })
  client.on('error', () => undefined) // rejects the statement under way, or comes with `end`
  await client.connect()
  const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const self = own[0]?.pid
  client.on('notification', ({ processId: sender, payload = '' }) => {
    const { say, webhook, to }: Message = JSON.parse(payload)
    if (sender !== self && (to ?? self) === self) hearing()?.[say]?.(webhook ?? sender) // which a newer one may know alone
  })
  await client.query(`${settings}; listen ${channel}`)

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
           select ${notify('due', { webhook: 'id' })} from tried where not taken
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

    async offerWebhooks(ids, to) {
      await query(`select ${notify('offered', { webhook: 'id', to: '$2::int' })} from unnest($1::int[]) as id`, [
        ids,
        to ?? null,
      ])
    },

    async askForHelp() {
      await query(`select ${notify('helpAsked')}`)
    },

    async offerHelp(to) {
      await query(`select ${notify('helpOffered', { to: '$1::int' })}`, [to])
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

/** SQL that sends a message; the numbers are SQL as well. */
const notify = (
  say: keyof Hearing,
  { webhook = 'null', to = 'null' }: { webhook?: string; to?: string } = {},
): string => `pg_notify('${channel}', json_build_object('say', '${say}', 'webhook', ${webhook}, 'to', ${to})::text)`
