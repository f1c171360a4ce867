import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, startChild } from '../child.ts'
import { type Fixture, subscribe } from '../fixture.ts'
import { median } from '../median.ts'
import type { Receipts } from '../sink.ts'
import type { BareRun } from './bare-loop.ts'

/** The medians of both sides, and the median of the ratios of all pairs of turns. */
export interface Comparison {
  worker: number
  bareLoop: number
  ratio: number
}

export interface Throughput {
  /** Deliveries per second. */
  rate: Comparison
  /**
   * CPU time per delivery in microseconds, over all threads of all workers. It excludes PostgreSQL and the sink, which
   * share the cores with the workers.
   */
  cpu: Comparison
}

const webhooks = 8
const concurrency = webhooks * 10 // the limit of workers for healthy webhooks
/** The number of events per webhook and turn. */
export const eventsPerTurn = 4_000
/**
 * The number of turns of each side. The turns are short and alternate, so that other load on the machine affects both
 * sides equally.
 */
const turns = 9
/**
 * The number of turns that are not counted. A worker runs for weeks, so neither side is measured before its code is
 * compiled.
 */
const warmUpTurns = 2

/** The result of one turn of a side: deliveries per second, and CPU time per delivery in microseconds. */
interface Turn {
  rate: number
  cpu: number
}

/** The events of one turn: the common prefix of their IDs, and their bodies. */
interface Events {
  prefix: string
  bodies: string[]
}

/** Compares workers, which record attempts, with a loop that signs and posts the same bodies to the same sink. */
export async function measureThroughput(
  fixture: Fixture,
  { workers: workerCount }: { workers: number },
): Promise<Throughput> {
  const { env } = fixture
  const sink = await startChild('test/bench/sink.ts', { env })
  const subscribed = await subscribe(fixture, { url: sink.url, count: webhooks })
  const workers = await Promise.all(Array.from({ length: workerCount }, () => startChild('worker/main.ts', { env })))
  const bareLoop = await startChild('test/bench/deliveries/bare-loop.ts', { env })

  const takeTurn = async (side: Child[], send: () => Promise<void>): Promise<Turn> => {
    await sink.call('clear')
    const cpuBefore = await sumCpu(side)
    await send()
    const { count, firstAt, lastAt } = await sink.call<Receipts>('receipts')
    if (count < webhooks * eventsPerTurn) throw new Error(`${count} of ${webhooks * eventsPerTurn} deliveries arrived`)
    return { rate: count / ((lastAt - firstAt) / 1000), cpu: ((await sumCpu(side)) - cpuBefore) / count }
  }
  const sendByLoop = ({ bodies }: Events): Promise<void> => {
    const all = Array.from({ length: webhooks }, () => bodies).flat()
    return bareLoop.call('run', { url: sink.url, bodies: all, concurrency } satisfies BareRun)
  }

  const pairs: { worker: Turn; bareLoop: Turn }[] = []
  for (let turn = -warmUpTurns; turn < turns; turn += 1) {
    const events = await addEvents(fixture)
    const pair = {
      bareLoop: await takeTurn([bareLoop], () => sendByLoop(events)),
      worker: await takeTurn(workers, () => deliverAll(fixture, events)),
    }
    if (turn >= 0) pairs.push(pair)
  }
  for (const child of [...workers, bareLoop, sink]) await child.stop()
  await fixture.sql.query('delete from webhooks where id = any($1)', [subscribed])

  const compared = (measure: keyof Turn): Comparison => ({
    worker: median(pairs.map((pair) => pair.worker[measure])),
    bareLoop: median(pairs.map((pair) => pair.bareLoop[measure])),
    ratio: median(pairs.map((pair) => pair.worker[measure] / pair.bareLoop[measure])),
  })
  return { rate: compared('rate'), cpu: compared('cpu') }
}

async function sumCpu(children: Child[]): Promise<number> {
  const each = await Promise.all(children.map((child) => child.cpuMicroseconds()))
  return each.reduce((sum, microseconds) => sum + microseconds, 0)
}

/** Adds the deliveries of events and wakes the workers in one transaction, and waits until all are recorded. */
export async function deliverAll({ sql, businessId }: Fixture, { prefix }: Events): Promise<void> {
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

export async function addEvents({ sql, businessId }: Fixture): Promise<Events> {
  const prefix = `evt_${randomUUID().slice(0, 8)}`
  const { rows } = await sql.query<{ body: string }>(
    `insert into events (id, business_id, type, body, created_at)
      select id, $1, 'person.created', json_build_object('id', id, 'type', 'person.created',
          'created_at', '2026-01-15T09:30:00.000Z', 'data', json_build_object('id', n, 'first_name', 'Ada',
          'last_name', 'Lovelace', 'email', 'ada@example.com', 'date_of_birth', '1990-12-10',
          'created_at', '2026-01-15T09:30:00.000Z')), now()
      from (select n, $2 || lpad(n::text, 24, '0') as id from generate_series(1, $3::int) n) numbered
      returning body`,
    [businessId, prefix, eventsPerTurn],
  )
  await sql.query('vacuum analyze events')
  return { prefix, bodies: rows.map(({ body }) => body) }
}
