import type { MikroORM } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { sqlOf } from '../../server/db/orm.ts'
import type { MadeAttempt } from './record.ts'
import { type Share, shares } from './slots.ts'

/** What the worker tells of its deliveries. */
export interface DeliveryMetrics {
  attempted(attempt: MadeAttempt): void
}

interface Surroundings {
  orm: MikroORM
  slotsInUse: (share: Share) => number
}

/** Counts and times attempts of this worker, and asks the database for what is due in all of them. */
export function deliveryMetrics(registry: Registry, { orm, slotsInUse }: Surroundings): DeliveryMetrics {
  const registers = [registry]
  const attempts = new Counter({
    name: 'workforce_delivery_attempts_total',
    help: 'Attempts made by this worker, by what came of them and which of a delivery’s attempts they were.',
    labelNames: ['outcome', 'attempt'],
    registers,
  })
  const durations = new Histogram({
    name: 'workforce_delivery_attempt_duration_seconds',
    help: 'From the look-up of the receiver’s name to the end of its answer.',
    labelNames: ['outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const delays = new Histogram({
    name: 'workforce_delivery_first_attempt_delay_seconds',
    help: 'From the event to the start of the first attempt to deliver it.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 300, 3600],
    registers,
  })
  new Gauge({
    name: 'workforce_worker_slots_in_use',
    help: 'Sends of this worker under way, by the share of places that they take.',
    labelNames: ['share'],
    registers,
    collect() {
      for (const share of shares) this.set({ share }, slotsInUse(share))
    },
  })
  const readForScrape = oncePerScrape(() => readBacklog(orm))
  const gauge = (member: keyof Backlog, name: string, help: string) =>
    new Gauge({
      name,
      help: `${help} The same for all workers.`,
      registers,
      async collect() {
        this.set((await readForScrape())[member])
      },
    })
  gauge('due', 'workforce_deliveries_due', 'Deliveries whose next attempt is due, sends under way included.')
  gauge(
    'oldest_age_seconds',
    'workforce_deliveries_due_oldest_age_seconds',
    'How long the delivery has been due that has been due the longest; 0 when none is.',
  )
  gauge('disabled', 'workforce_webhooks_disabled', 'Webhooks that were switched off because of their failures.')

  return {
    attempted({ answer: { outcome, durationMs }, trigger, attempt, scheduledAttempt, sinceEventMs }) {
      attempts.inc({ outcome, attempt: scheduledAttempt })
      durations.observe({ outcome }, durationMs / 1000)
      // Not of what was sent by hand or recovered, which can be of last week.
      if (trigger === 'schedule' && attempt === 1) delays.observe(sinceEventMs / 1000)
    },
  }
}

interface Backlog {
  due: number
  oldest_age_seconds: number
  disabled: number
}

/** Lets the gauges of one scrape share what is read: all are asked in the same turn of the event loop. */
function oncePerScrape<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined
  return () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
}

async function readBacklog(orm: MikroORM): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select count(*)::int as due,
      coalesce(extract(epoch from now() - min(next_attempt_at)), 0)::float8 as oldest_age_seconds,
      (select count(*)::int from webhooks where disabled_at is not null and deleted_at is null) as disabled
    from webhook_deliveries where status = 'pending' and next_attempt_at <= now()
  `.execute(sqlOf(orm.em.fork()))
  const [backlog] = rows
  if (!backlog) throw new Error('an aggregate has one row')
  return backlog
}
