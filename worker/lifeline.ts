import { Client } from 'pg'
import { notifyWorkers, workerChannel } from '../server/outbox/wake-up.ts'
import { lockKinds } from './locks.ts'

/**
 * A worker's own connection to PostgreSQL. The worker's locks last exactly as long as this session. When the session is
 * lost, other workers take over the webhooks of this one, so it must end.
 */
export interface Lifeline {
  /** The PostgreSQL process of the session, which identifies the worker. */
  readonly worker: number
  /** @returns the webhooks that this worker now drains; the workers that drain the others are notified */
  lockWebhooks(ids: readonly number[]): Promise<number[]>
  unlockWebhooks(ids: readonly number[]): Promise<void>
  /**
   * Notifies other workers of webhooks that this one has released and that may have due deliveries.
   *
   * @param to - the worker that should take them over; all workers when undefined
   */
  offerWebhooks(ids: readonly number[], to?: number): Promise<void>
  /** Notifies all other workers that this one cannot keep up. */
  requestHelp(): Promise<void>
  /** Notifies a worker that requested help that this one has capacity. */
  offerHelp(to: number): Promise<void>
  /** Shows other workers that a pool of job runners is alive, until the end of this worker. */
  claimPool(poolId: string): Promise<void>
  /** Ends the session, and with it all locks. */
  end(): Promise<void>
}

/** Handles the messages of events and of other workers; its members are the types of messages. */
export interface Subscription {
  /** An event was committed for a webhook that this worker has open, or had until a moment ago. */
  woken(webhookId: number): void
  /** More deliveries of a webhook are due; for the worker that drains it. */
  due(webhookId: number): void
  /** Another worker has released a webhook that may have due deliveries. */
  offered(webhookId: number): void
  /** Another worker cannot keep up. */
  helpRequested(worker: number): void
  /** Another worker has capacity for webhooks of this one. */
  helpOffered(worker: number): void
}

interface Options {
  databaseUrl: string
  /** Handles messages; undefined until the drainer is created. */
  subscriber: () => Subscription | undefined
  /** Called once, when the session is lost or late: this worker has no webhooks any longer. */
  onLost: (error: Error) => void
}

/** A message to all other workers, or only to `to`. */
interface Message {
  type: keyof Subscription
  webhook: number | null
  to: number | null
}

const heartbeatMs = 2_000
const lateMs = 5_000

/** PostgreSQL detects a vanished machine within seconds; only then can others take its locks. */
const settings = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3'

/** @throws when PostgreSQL cannot be reached */
export async function openLifeline({ databaseUrl, subscriber, onLost }: Options): Promise<Lifeline> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'workforce worker',
    keepAlive: true,
    connectionTimeoutMillis: lateMs,
  })
  client.on('error', () => undefined) // the error also rejects the statement in progress, or `end` follows
  await client.connect()
  const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const self = own[0]?.pid ?? 0
  client.on('notification', ({ processId: sender, payload = '' }) => {
    const { type, webhook, to }: Message = JSON.parse(payload)
    // Another version may send types that this one lacks.
    if (sender !== self && (to ?? self) === self) subscriber()?.[type]?.(webhook ?? sender)
  })
  await client.query(`${settings}; listen ${workerChannel}`)

  let hasEnded = false
  const fail = (error: Error): void => {
    if (hasEnded) return
    hasEnded = true
    clearInterval(heartbeat)
    onLost(error)
  }
  client.on('end', () => fail(new Error('PostgreSQL ended the session of the lifeline')))

  let lastStatement: Promise<unknown> = Promise.resolve()
  /** Runs statements sequentially. After the session is lost, none ever resolves, so that no work follows. */
  const query = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const statement = lastStatement.then(() => client.query<Row>(text, values))
    lastStatement = statement.catch(fail)
    return statement.then(
      ({ rows }) => rows,
      () => new Promise(() => undefined),
    )
  }

  const heartbeat = setInterval(async () => {
    const late = setTimeout(() => fail(new Error(`PostgreSQL did not answer for ${lateMs / 1000} seconds`)), lateMs)
    await query('select 1')
    clearTimeout(late)
  }, heartbeatMs)

  return {
    worker: self,

    async lockWebhooks(ids) {
      const rows = await query<{ id: number }>(
        `with attempt as materialized (
           select id, pg_try_advisory_lock(${lockKinds.webhook}, id) as is_locked from unnest($1::int[]) as id
         ), notified as materialized (
           select ${notifyWorkers('due', { webhook: 'id' })} from attempt where not is_locked
         )
         select id from attempt where is_locked and (select count(*) from notified) >= 0`,
        [ids],
      )
      return rows.map(({ id }) => id)
    },

    async unlockWebhooks(ids) {
      await query(`select pg_advisory_unlock(${lockKinds.webhook}, id) from unnest($1::int[]) as id`, [ids])
    },

    async offerWebhooks(ids, to) {
      await query(`select ${notifyWorkers('offered', { webhook: 'id', to: '$2::int' })} from unnest($1::int[]) as id`, [
        ids,
        to ?? null,
      ])
    },

    async requestHelp() {
      await query(`select ${notifyWorkers('helpRequested')}`)
    },

    async offerHelp(to) {
      await query(`select ${notifyWorkers('helpOffered', { to: '$1::int' })}`, [to])
    },

    async claimPool(poolId) {
      await query(`select pg_advisory_lock_shared(${lockKinds.pool}, hashtext($1))`, [poolId])
    },

    async end() {
      hasEnded = true
      clearInterval(heartbeat)
      await client.end()
    },
  }
}
