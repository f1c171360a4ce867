import { Client } from 'pg'
import { notifyWorkers, workerChannel } from '../server/outbox/wake-up.ts'
import { lockKinds } from './locks.ts'

/**
 * A worker's own PostgreSQL session. It holds the worker's session-level advisory locks, so when it is lost, other
 * workers take over the webhooks of this worker, which must then stop.
 */
export interface Lifeline {
  /** The process ID of the session in PostgreSQL, which identifies the worker. */
  readonly worker: number
  /**
   * Locks webhooks for this worker, and notifies the workers that drain those that are already locked.
   *
   * @returns the IDs of the webhooks that this worker now drains
   */
  lockWebhooks(ids: readonly number[]): Promise<number[]>
  unlockWebhooks(ids: readonly number[]): Promise<void>
  /**
   * Notifies other workers about webhooks that this worker has released and that may have due deliveries.
   *
   * @param to - the worker that should take over the webhooks; all other workers when undefined
   */
  offerWebhooks(ids: readonly number[], to?: number): Promise<void>
  /** Notifies all other workers that this worker cannot keep up. */
  requestHelp(): Promise<void>
  /** Notifies a worker that requested help that this worker has capacity. */
  offerHelp(to: number): Promise<void>
  /** Holds an advisory lock that shows other workers that a pool of job runners is alive, until the session ends. */
  claimPool(poolId: string): Promise<void>
  /** Ends the session, which releases all its locks. */
  end(): Promise<void>
}

/**
 * Handles messages from transactions that add events, and from other workers. The names of its members are the types of
 * messages.
 */
export interface Subscription {
  /** Called when an event was committed for a webhook that this worker has open, or had open until a moment ago. */
  woken(webhookId: number): void
  /** Called when a webhook that this worker drains has more due deliveries. */
  due(webhookId: number): void
  /** Called when another worker has released a webhook that may have due deliveries. */
  offered(webhookId: number): void
  /** Called when another worker cannot keep up. */
  helpRequested(worker: number): void
  /** Called when another worker has capacity for webhooks of this worker. */
  helpOffered(worker: number): void
}

interface Options {
  databaseUrl: string
  /** Returns the handler of messages; undefined until the drainer is created. */
  subscriber: () => Subscription | undefined
  /** Called once when the session is lost or unresponsive: this worker no longer drains any webhook. */
  onLost: (error: Error) => void
}

/** A message to one worker, `to`, or to all other workers. */
interface Message {
  type: keyof Subscription
  webhook: number | null
  to: number | null
}

const heartbeatMs = 2_000
const unresponsiveMs = 5_000

/**
 * The settings with which PostgreSQL detects within seconds that the machine of a worker is gone: until then, the
 * worker's locks remain.
 */
const settings = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3'

/**
 * Opens the session of a worker.
 *
 * @throws when PostgreSQL cannot be reached
 */
export async function openLifeline({ databaseUrl, subscriber, onLost }: Options): Promise<Lifeline> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'workforce worker',
    keepAlive: true,
    connectionTimeoutMillis: unresponsiveMs,
  })
  client.on('error', () => undefined) // the statement in progress is rejected with the error, or `end` follows
  await client.connect()
  const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const self = own[0]?.pid ?? 0
  client.on('notification', ({ processId: sender, payload = '' }) => {
    const { type, webhook, to }: Message = JSON.parse(payload)
    // A newer version may send message types that this version does not support.
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
  /**
   * Runs statements sequentially. After the session is lost, their promises stay pending, so that the callers do not
   * continue.
   */
  const query = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const statement = lastStatement.then(() => client.query<Row>(text, values))
    lastStatement = statement.catch(fail)
    return statement.then(
      ({ rows }) => rows,
      () => new Promise(() => undefined),
    )
  }

  const heartbeat = setInterval(async () => {
    const late = setTimeout(
      () => fail(new Error(`PostgreSQL did not respond for ${unresponsiveMs / 1000} seconds`)),
      unresponsiveMs,
    )
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
