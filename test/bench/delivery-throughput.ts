import { setTimeout as sleep } from 'node:timers/promises'
import type { BareRun } from './bare-loop.ts'
import { type Child, startChild } from './child.ts'
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

const rounds = 5
const webhooks = 4
const eventsPerRound = 5_000
const deliveries = webhooks * eventsPerRound
const concurrency = webhooks * 10 // as many as the worker sends at a time to healthy webhooks
/** Time for a process to finish its start, which is not measured. */
const settleMs = 1_000

/** Measures the worker, attempts recorded, against a loop that signs and posts the same bodies to the same sink. */
export async function measureThroughput(place: Place): Promise<Throughput> {
  const sink = await startChild('test/bench/sink.ts', { env: place.env })
  const subscribed = await subscribe(place, { url: sink.url, count: webhooks })
  const rates = { worker: [] as number[], bareLoop: [] as number[] }

  const rateOf = async (work: () => Promise<void>): Promise<number> => {
    await sink.ask('clear')
    await work()
    const { count, firstAt, lastAt } = await sink.ask<Receipts>('receipts')
    if (count < deliveries) throw new Error(`${count} of ${deliveries} deliveries came`)
    return count / ((lastAt - firstAt) / 1000)
  }

  for (let round = 0; round < rounds; round += 1) {
    const bodies = await addEvents(place, round)
    const run: BareRun = { url: sink.url, bodies: Array.from({ length: webhooks }, () => bodies).flat(), concurrency }
    // Each side is a new process, so that neither runs code that is warmer than the other's.
    const bareRun = () =>
      running('test/bench/bare-loop.ts', place, async (bare) => {
        rates.bareLoop.push(await rateOf(() => bare.ask('run', run)))
      })
    const workerRun = () =>
      running('worker/main.ts', place, async () => {
        rates.worker.push(await rateOf(() => deliverAll(place, round)))
      })
    for (const measure of round % 2 === 0 ? [bareRun, workerRun] : [workerRun, bareRun]) await measure()
  }
  await sink.stop()
  await place.sql.query('delete from webhooks where id = any($1)', [subscribed])
  return {
    worker: median(rates.worker),
    bareLoop: median(rates.bareLoop),
    ratio: median(rates.worker.map((rate, round) => rate / (rates.bareLoop[round] as number))),
  }
}

/** Does something while a process runs that has finished its start. */
async function running(file: string, { env }: Place, work: (child: Child) => Promise<void>): Promise<void> {
  const child = await startChild(file, { env })
  await sleep(settleMs)
  await work(child)
  await child.stop()
}

/** Makes the deliveries of a round and wakes the worker in one transaction, and waits until all are recorded. */
async function deliverAll({ sql, businessId }: Place, round: number): Promise<void> {
  await sql.query(
    `with delivery as (
      insert into webhook_deliveries (business_id, webhook_id, event_id, type, status, next_attempt_at)
      select $1, webhooks.id, events.id, events.type, 'pending', now() from events cross join webhooks
      where events.id like 'evt_' || $2::int || 'x%'
    )
    select graphile_worker.add_job('drain_webhook', json_build_object('webhook_id', id)) from webhooks where active`,
    [businessId, round],
  )
  for (;;) {
    const { rows } = await sql.query(`select 1 from webhook_deliveries where status = 'pending' limit 1`)
    if (rows.length === 0) break
    await sleep(100)
  }
  await sql.query('vacuum analyze webhook_deliveries')
}

/** Makes the events of a round, and returns their bodies. */
async function addEvents({ sql, businessId }: Place, round: number): Promise<string[]> {
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
  await sql.query('vacuum analyze events')
  return rows.map(({ body }) => body)
}
