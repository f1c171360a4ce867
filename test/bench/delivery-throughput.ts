import { setTimeout as sleep } from 'node:timers/promises'
import type { BareRun } from './bare-loop.ts'
import { startChild } from './child.ts'
import { median } from './median.ts'
import { type Place, subscribe } from './place.ts'
import type { Receipts } from './sink.ts'

/** Deliveries a second. */
export interface Throughput {
  worker: number
  bareLoop: number
  /** The median over the rounds, each of which measures both one after the other. */
  ratio: number
}

const rounds = 3
const webhooks = 4
const eventsPerRound = 5_000
const deliveries = webhooks * eventsPerRound
const concurrency = webhooks * 10 // as many as the worker sends at a time to healthy webhooks

/** Measures the worker, attempts recorded, against a loop that signs and posts the same bodies to the same sink. */
export async function measureThroughput(place: Place): Promise<Throughput> {
  const sink = await startChild('test/bench/sink.ts', { env: place.env })
  const bare = await startChild('test/bench/bare-loop.ts', { env: place.env })
  const subscribed = await subscribe(place, sink.url, webhooks)
  const rates = { worker: [] as number[], bareLoop: [] as number[] }

  const rateOf = async (work: () => Promise<void>): Promise<number> => {
    await sink.ask('clear')
    await work()
    const { count, firstAt, lastAt } = await sink.ask<Receipts>('receipts')
    if (count < deliveries) throw new Error(`${count} of ${deliveries} deliveries came`)
    return count / ((lastAt - firstAt) / 1000)
  }

  for (let round = 0; round < rounds; round += 1) {
    const bodies = await addDueDeliveries(place, round)
    const run: BareRun = { url: sink.url, bodies: Array.from({ length: webhooks }, () => bodies).flat(), concurrency }
    const bareRun = async () => void rates.bareLoop.push(await rateOf(() => bare.ask('run', run)))
    const workerRun = async () => void rates.worker.push(await rateOf(() => deliverAll(place)))
    for (const measure of round % 2 === 0 ? [bareRun, workerRun] : [workerRun, bareRun]) await measure()
  }
  await Promise.all([sink.stop(), bare.stop()])
  await place.sql.query('delete from webhooks where id = any($1)', [subscribed])
  return {
    worker: median(rates.worker),
    bareLoop: median(rates.bareLoop),
    ratio: median(rates.worker.map((rate, round) => rate / (rates.bareLoop[round] as number))),
  }
}

/** Starts a worker, lets it deliver and record all that is due, and stops it. */
async function deliverAll({ env, sql }: Place): Promise<void> {
  const worker = await startChild('worker/main.ts', { env })
  await sql.query(
    `select graphile_worker.add_job('drain_webhook', json_build_object('webhook_id', id)) from webhooks where active`,
  )
  for (;;) {
    const { rows } = await sql.query(`select 1 from webhook_deliveries where status = 'pending' limit 1`)
    if (rows.length === 0) break
    await sleep(100)
  }
  await worker.stop()
}

/** Makes the events of a round, due for every webhook, and returns their bodies. */
async function addDueDeliveries({ sql, businessId }: Place, round: number): Promise<string[]> {
  const { rows } = await sql.query<{ body: string }>(
    `insert into events (id, business_id, type, body, created_at)
      select id, $1, 'person.created', json_build_object('id', id, 'type', 'person.created',
          'created_at', '2026-01-15T09:30:00.000Z', 'data', json_build_object('id', n, 'first_name', 'Ada',
          'last_name', 'Lovelace', 'email', 'ada@example.com', 'date_of_birth', '1990-12-10',
          'created_at', '2026-01-15T09:30:00.000Z')), now()
      from (select n, 'evt_' || $2::int || 'x' || lpad(n::text, 30, '0') as id from generate_series(1, $3::int) n) made
      returning body`,
    [businessId, round, eventsPerRound],
  )
  await sql.query(
    `insert into webhook_deliveries (business_id, webhook_id, event_id, type, status, next_attempt_at)
      select $1, webhooks.id, events.id, events.type, 'pending', now() from events cross join webhooks
      where events.id like 'evt_' || $2::int || 'x%'`,
    [businessId, round],
  )
  await sql.query('vacuum analyze events, webhook_deliveries')
  return rows.map(({ body }) => body)
}
