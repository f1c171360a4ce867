import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, startChild } from '../child.ts'
import { median } from '../median.ts'
import { type Place, subscribe } from '../place.ts'
import type { Receipts } from '../sink.ts'
import type { BareRun } from './bare-loop.ts'

/** The medians of the turns of both sides, and of what they were to each other in each pair of turns. */
export interface Comparison {
  worker: number
  bareLoop: number
  ratio: number
}

export interface Throughput {
  /** Deliveries a second. */
  rate: Comparison
  /**
   * Microseconds for a delivery, of all threads of all workers. PostgreSQL and the sink are not in it, which take the
   * cores from workers that have only two of them.
   */
  cpu: Comparison
}

const webhooks = 8
const concurrency = webhooks * 10 // as many as workers send at a time to healthy webhooks
/** Sent to each webhook in a turn. */
export const eventsPerTurn = 4_000
/**
 * Turns of each side. They are short and alternate, so that a machine which others use, too, is the same for both.
 */
const turns = 9
/** Turns before, which are not counted: a worker runs for weeks, so neither side is measured while it is compiled. */
const warmUpTurns = 2

/** What came of a turn of one side: deliveries a second, and microseconds of CPU for each. */
interface Turn {
  rate: number
  cpu: number
}

/** Events of one turn, by the beginning of their ids, and their bodies. */
interface Events {
  prefix: string
  bodies: string[]
}

/** Measures workers, attempts recorded, against a loop that signs and posts the same bodies to the same sink. */
export async function measureThroughput(
  place: Place,
  { workers: workerCount }: { workers: number },
): Promise<Throughput> {
  const { env } = place
  const sink = await startChild('test/bench/sink.ts', { env })
  const subscribed = await subscribe(place, { url: sink.url, count: webhooks })
  const workers = await Promise.all(Array.from({ length: workerCount }, () => startChild('worker/main.ts', { env })))
  const bareLoop = await startChild('test/bench/deliveries/bare-loop.ts', { env })

  const takeTurn = async (side: Child[], send: () => Promise<void>): Promise<Turn> => {
    await sink.ask('clear')
    const cpuBefore = await cpuOf(side)
    await send()
    const { count, firstAt, lastAt } = await sink.ask<Receipts>('receipts')
    if (count < webhooks * eventsPerTurn) throw new Error(`${count} of ${webhooks * eventsPerTurn} deliveries came`)
    return { rate: count / ((lastAt - firstAt) / 1000), cpu: ((await cpuOf(side)) - cpuBefore) / count }
  }
  const sendByLoop = ({ bodies }: Events): Promise<void> => {
    const all = Array.from({ length: webhooks }, () => bodies).flat()
    return bareLoop.ask('run', { url: sink.url, bodies: all, concurrency } satisfies BareRun)
  }

  const pairs: { worker: Turn; bareLoop: Turn }[] = []
  for (let turn = -warmUpTurns; turn < turns; turn += 1) {
    const events = await addEvents(place)
    const pair = {
      bareLoop: await takeTurn([bareLoop], () => sendByLoop(events)),
      worker: await takeTurn(workers, () => deliverAll(place, events)),
    }
    if (turn >= 0) pairs.push(pair)
  }
  for (const child of [...workers, bareLoop, sink]) await child.stop()
  await place.sql.query('delete from webhooks where id = any($1)', [subscribed])

  const compared = (measure: keyof Turn): Comparison => ({
    worker: median(pairs.map((pair) => pair.worker[measure])),
    bareLoop: median(pairs.map((pair) => pair.bareLoop[measure])),
    ratio: median(pairs.map((pair) => pair.worker[measure] / pair.bareLoop[measure])),
  })
  return { rate: compared('rate'), cpu: compared('cpu') }
}

async function cpuOf(children: Child[]): Promise<number> {
  const each = await Promise.all(children.map((child) => child.cpuMicroseconds()))
  return each.reduce((sum, one) => sum + one, 0)
}

/** Makes the deliveries of events and wakes the workers in one transaction, and waits until all are recorded. */
export async function deliverAll({ sql, businessId }: Place, { prefix }: Events): Promise<void> {
  await sql.query(
    `with delivery as (
      insert into pending_deliveries (business_id, webhook_id, event_id, type, next_attempt_at)
      select $1, webhooks.id, events.id, events.type, now() from events cross join webhooks
      where starts_with(events.id, $2)
    )
    select graphile_worker.add_job('drain_webhook', json_build_object('webhook_id', id)) from webhooks where active`,
    [businessId, prefix],
  )
  for (;;) {
    const { rows } = await sql.query('select 1 from pending_deliveries limit 1')
    if (rows.length === 0) break
    await sleep(100)
  }
  await sql.query('vacuum analyze pending_deliveries')
}

export async function addEvents({ sql, businessId }: Place): Promise<Events> {
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
