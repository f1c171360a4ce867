import { randomUUID } from 'node:crypto'
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
  /** The median over the pairs of turns. */
  ratio: number
}

const webhooks = 4
const concurrency = webhooks * 10 // as many as the worker sends at a time to healthy webhooks
/** Sent to each webhook in a turn. */
const eventsPerTurn = 2_500
/**
 * Turns of each side. They are short and alternate, so that a machine which others use, too, is the same for both.
 */
const turns = 15
/** Turns before, which are not counted: a worker runs for weeks, so neither side is measured while it is compiled. */
const warmUpTurns = 2

/** Events of one turn, by the beginning of their ids, and their bodies. */
interface Events {
  prefix: string
  bodies: string[]
}

/** Measures the worker, attempts recorded, against a loop that signs and posts the same bodies to the same sink. */
export async function measureThroughput(place: Place): Promise<Throughput> {
  const { env } = place
  const sink = await startChild('test/bench/sink.ts', { env })
  const subscribed = await subscribe(place, { url: sink.url, count: webhooks })
  const worker = await startChild('worker/main.ts', { env })
  const bareLoop = await startChild('test/bench/bare-loop.ts', { env })

  const rateOf = async (send: () => Promise<void>): Promise<number> => {
    await sink.ask('clear')
    await send()
    const { count, firstAt, lastAt } = await sink.ask<Receipts>('receipts')
    if (count < webhooks * eventsPerTurn) throw new Error(`${count} of ${webhooks * eventsPerTurn} deliveries came`)
    return count / ((lastAt - firstAt) / 1000)
  }
  const sendByLoop = ({ bodies }: Events): Promise<void> => {
    const all = Array.from({ length: webhooks }, () => bodies).flat()
    return bareLoop.ask('run', { url: sink.url, bodies: all, concurrency } satisfies BareRun)
  }

  const rates = { worker: [] as number[], bareLoop: [] as number[] }
  for (let turn = -warmUpTurns; turn < turns; turn += 1) {
    const events = await addEvents(place)
    const byLoop = await rateOf(() => sendByLoop(events))
    const byWorker = await rateOf(() => deliverAll(place, events))
    if (turn < 0) continue
    rates.bareLoop.push(byLoop)
    rates.worker.push(byWorker)
  }
  for (const child of [worker, bareLoop, sink]) await child.stop()
  await place.sql.query('delete from webhooks where id = any($1)', [subscribed])
  return {
    worker: median(rates.worker),
    bareLoop: median(rates.bareLoop),
    ratio: median(rates.worker.map((rate, turn) => rate / (rates.bareLoop[turn] as number))),
  }
}

/** Makes the deliveries of events and wakes the worker in one transaction, and waits until all are recorded. */
async function deliverAll({ sql, businessId }: Place, { prefix }: Events): Promise<void> {
  await sql.query(
    `with delivery as (
      insert into webhook_deliveries (business_id, webhook_id, event_id, type, status, next_attempt_at)
      select $1, webhooks.id, events.id, events.type, 'pending', now() from events cross join webhooks
      where starts_with(events.id, $2)
    )
    select graphile_worker.add_job('drain_webhook', json_build_object('webhook_id', id)) from webhooks where active`,
    [businessId, prefix],
  )
  for (;;) {
    const { rows } = await sql.query(`select 1 from webhook_deliveries where status = 'pending' limit 1`)
    if (rows.length === 0) break
    await sleep(100)
  }
  await sql.query('vacuum analyze webhook_deliveries')
}

async function addEvents({ sql, businessId }: Place): Promise<Events> {
  const prefix = `evt_${randomUUID().slice(0, 8)}`
  const { rows } = await sql.query<{ body: string }>(
    `insert into events (id, business_id, type, body, created_at)
      select id, $1, 'person.created', json_build_object('id', id, 'type', 'person.created',
          'created_at', '2026-01-15T09:30:00.000Z', 'data', json_build_object('id', n, 'first_name', 'Ada',
          'last_name', 'Lovelace', 'email', 'ada@example.com', 'date_of_birth', '1990-12-10',
          'created_at', '2026-01-15T09:30:00.000Z')), now()
      from (select n, $2 || lpad(n::text, 24, '0') as id from generate_series(1, $3::int) n) made
      returning body`,
    [businessId, prefix, eventsPerTurn],
  )
  await sql.query('vacuum analyze events')
  return { prefix, bodies: rows.map(({ body }) => body) }
}
