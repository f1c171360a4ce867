import { Client } from 'pg'
import { notifyWorkers, workerChannel } from '../server/outbox/wake-up.ts'
import { lockKinds } from './locks.ts'

/**
 * A worker's own connection to PostgreSQL. The worker's locks last exactly as long as this session. When the session is
 * lost, other workers take over the webhooks of this one, so it must end.
 */
export interface Lifeline {
  /** Its PostgreSQL process, by which workers know each other. */
  readonly worker: number
  /** @returns the webhooks that this worker now drains; the workers that drain the others are told to look again */
  takeWebhooks(ids: readonly number[]): Promise<number[]>
  /** Lets other workers drain the webhooks. */
  releaseWebhooks(ids: readonly number[]): Promise<void>
  /**
   * Tells other workers about webhooks that this one gives up and that may have due deliveries.
   *
   * @param to - the worker that should take them over; all workers when undefined
   */
  offerWebhooks(ids: readonly number[], to?: number): Promise<void>
  /** Tells all other workers that this one cannot keep up. */
  askForHelp(): Promise<void>
  /** Tells a worker that asked for help that this one has capacity. */
  offerHelp(to: number): Promise<void>
  /** Shows other workers that a pool of job runners is alive, until the end of this worker. */
  claimPool(poolId: string): Promise<void>
  /** Ends the session, and with it all locks. */
  end(): Promise<void>
}

/** Messages from events and from other workers. A worker is identified by the PostgreSQL process of its lifeline. */
export interface Subscription {
  /** An event was committed for a webhook that this worker has open, or had until a moment ago. */
  woken(webhookId: number): void
  /** More deliveries of a webhook are due; for the worker that drains it. */
  due(webhookId: number): void
  /** Another worker gives up a webhook that may have due deliveries. */
  offered(webhookId: number): void
  /** Another worker cannot keep up. */
  helpAsked(worker: number): void
  /** Another worker has capacity for webhooks of this one. */
  helpOffered(worker: number): void
}

interface Options {
  databaseUrl: string
  /** Receives the messages of others; undefined at first. */
  hearing: () => Subscription | undefined
  /** The session is lost or late: this worker owns no webhooks any more. Called once. */
  onLost: (error: Error) => void
}

/** A message to all other workers, or only to `to`. */
interface Message {
  say: keyof Subscription
  webhook: number | null
  to: number | null
}

const heartbeatMs = 2_000
const lateMs = 5_000

/** PostgreSQL detects a vanished machine within seconds; only then can others take its locks. */
const settings = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3'

/** @throws when PostgreSQL cannot be reached */
export async function openLifeline({ databaseUrl, hearing, onLost }: Options): Promise<Lifeline> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'workforce worker',
    keepAlive: true,
    connectionTimeoutMillis: lateMs,
  })
  client.on('error', () => undefined) // the error also rejects the statement under way, or `end` follows
  await client.connect()
  const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const self = own[0]?.pid ?? 0
  client.on('notification', ({ processId: sender, payload = '' }) => {
    const { say, webhook, to }: Message = JSON.parse(payload)
    // A newer version may send messages that this one does not know.
    if (sender !== self && (to ?? self) === self) hearing()?.[say]?.(webhook ?? sender)
  })
  await client.query(`${settings}; listen ${workerChannel}`)

  let isOver = false
  const lost = (error: Error): void => {
    if (isOver) return
    isOver = true
    clearInterval(heartbeat)
    onLost(error)
  }
  client.on('end', () => lost(new Error('PostgreSQL ended the session of the lifeline')))

  let lastTurn: Promise<unknown> = Promise.resolve()
  /** Runs statements one after another. After the session is lost, none ever resolves, so that nothing more happens. */
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
    worker: self,

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

/** SQL that sends a message; `webhook` and `to` are SQL expressions. */
const notify = (say: keyof Subscription, parts?: { webhook?: string; to?: string }): string => notifyWorkers(say, parts)
