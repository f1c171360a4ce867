import { sql } from 'kysely'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Db } from '../../server/operation/work.ts'
import { heldLocks } from '../locks.ts'
import type { CompletedAttempt } from './record/record.ts'
import { type Share, shares } from './schedule/slots.ts'

/**
 * Registers the metrics of deliveries: counts and durations of this worker's attempts, and the number and age of due
 * deliveries, which each scrape reads from the database and which are the same for all workers.
 *
 * @returns a function that records an attempt in the metrics
 */
export function deliveryMetrics(
  registry: Registry,
  { db, slotsInUse }: { db: Db; slotsInUse: (share: Share) => number },
): (attempt: CompletedAttempt) => void {
  const registers = [registry]
  const attempts = new Counter({
    name: 'workforce_delivery_attempts_total',
    help: 'Attempts made by this worker, by outcome and by number in the schedule.',
    labelNames: ['outcome', 'attempt'],
    registers,
  })
  const durations = new Histogram({
    name: 'workforce_delivery_attempt_duration_seconds',
    help: 'From the lookup of the receiver’s name to the end of its response.',
    labelNames: ['outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const delays = new Histogram({
    name: 'workforce_delivery_first_attempt_delay_seconds',
    help: 'From the event to the start of the first attempt; `busy` if it had to wait for the receiver since then.',
    labelNames: ['receiver'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 300, 3600],
    registers,
  })
  new Gauge({
    name: 'workforce_worker_slots_in_use',
    help: 'Sends of this worker in progress, by the share of their slots.',
    labelNames: ['share'],
    registers,
    collect() {
      for (const share of shares) this.set({ share }, slotsInUse(share))
    },
  })
  const readShared = coalesce(() => readBacklog(db))
  const gauge = (member: keyof Backlog, name: string, help: string) =>
    new Gauge({
      name,
      help: `${help} The same for all workers.`,
      registers,
      async collect() {
        this.set((await readShared())[member])
      },
    })
  gauge('due', 'workforce_deliveries_due', 'Deliveries whose next attempt is due, including sends in progress.')
  gauge(
    'oldest_age_seconds',
    'workforce_deliveries_due_oldest_age_seconds',
    'Time since the longest-waiting delivery became due; 0 when none is due.',
  )
  gauge(
    'unattended_oldest_age_seconds',
    'workforce_deliveries_unattended_oldest_age_seconds',
    'Time since the longest-waiting delivery became due whose webhook no worker has open; 0 when there is none.',
  )
  gauge('disabled', 'workforce_webhooks_disabled', 'Webhooks that were disabled because of their failures.')

  return ({ result: { outcome, durationMs }, trigger, attempt, scheduledAttempt, sinceEventMs, isHeldBack }) => {
    attempts.inc({ outcome, attempt: scheduledAttempt })
    durations.observe({ outcome }, durationMs / 1000)
    // Excludes manual attempts and recovered deliveries, as their events can be a week old.
    if (trigger !== 'schedule' || attempt !== 1) return
    delays.observe({ receiver: isHeldBack ? 'busy' : 'free' }, sinceEventMs / 1000)
  }
}

interface Backlog {
  due: number
  oldest_age_seconds: number
  unattended_oldest_age_seconds: number
  disabled: number
}

/**
 * Returns a function that reuses a read in progress, as all gauges of a scrape request a value in the same turn of the
 * event loop.
 */
function coalesce<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined
  return () => {
    current ??= read().finally(() => {
      current = undefined
    })
    return current
  }
}

async function readBacklog(db: Db): Promise<Backlog> {
  const { rows: locks } = await heldLocks('webhook').execute(db)
  const { rows: webhooks } = await sql<Pick<Backlog, 'disabled'>>`
    select count(*)::int as disabled from webhooks where disabled_at is not null and deleted_at is null`.execute(db)
  const { rows } = await sql<Omit<Backlog, 'disabled'>>`
    select count(*)::int as due,
      coalesce(extract(epoch from now() - min(next_attempt_at)), 0)::float8 as oldest_age_seconds,
      coalesce(extract(epoch from now() - min(next_attempt_at) filter (
        where webhook_id <> all(${locks.map(({ objid }) => objid)}::bigint[])
      )), 0)::float8 as unattended_oldest_age_seconds
    from pending_deliveries where next_attempt_at <= now()
  `.execute(db)
  const [[due], [disabled]] = [rows, webhooks]
  if (!due || !disabled) throw new Error('an aggregate has one row')
  return { ...due, ...disabled }
}
