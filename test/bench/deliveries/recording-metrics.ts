import { startChild } from '../child.ts'
import { type Fixture, subscribe } from '../fixture.ts'
import { median } from '../median.ts'
import { postgresCpuMicroseconds } from '../postgres-cpu.ts'
import type { Metric } from '../table.ts'
import { addEvents, deliverAll, eventsPerTurn } from './delivery-throughput.ts'

const webhooks = 8
const turns = 5

/** The cost of a delivery in PostgreSQL, from its insertion to the record of its attempt, without the event itself. */
interface RecordingCost {
  /** CPU time of all of its processes in microseconds, including vacuum. */
  cpu: number
  /** Bytes of write-ahead log. */
  log: number
  /** Bytes of tables and indexes that remain. */
  stored: number
}

export async function measureRecordings(fixture: Fixture, report: (line: string) => void): Promise<Metric[]> {
  report('Cost of a delivery in PostgreSQL …')
  const { cpu, log, stored } = await measureRecording(fixture)
  const bytes = (name: string, label: string, value: number): Metric => {
    return { name, label, value: Math.round(value), unit: 'B', target: '' }
  }
  return [
    {
      name: 'delivery_postgres_cpu_us',
      label: 'CPU of PostgreSQL per delivery',
      value: Math.round(cpu),
      unit: 'µs',
      target: '',
    },
    bytes('delivery_log_bytes', 'write-ahead log per delivery', log),
    bytes('delivery_stored_bytes', 'tables and indexes per delivery', stored),
  ]
}

async function measureRecording(fixture: Fixture): Promise<RecordingCost> {
  const { env, sql } = fixture
  const sink = await startChild('test/bench/sink.ts', { env })
  const subscribed = await subscribe(fixture, { url: sink.url, count: webhooks })
  const worker = await startChild('worker/main.ts', { env })
  const takeTurn = async (): Promise<RecordingCost> => {
    const events = await addEvents(fixture)
    const before = await readTotals(fixture)
    await deliverAll(fixture, events)
    await sql.query('vacuum') // the removal of dead rows is part of the cost
    const after = await readTotals(fixture)
    const perDelivery = (member: keyof RecordingCost) => (after[member] - before[member]) / (webhooks * eventsPerTurn)
    return { cpu: perDelivery('cpu'), log: perDelivery('log'), stored: perDelivery('stored') }
  }
  await takeTurn() // warm-up, not counted
  const costs: RecordingCost[] = []
  for (let turn = 0; turn < turns; turn += 1) costs.push(await takeTurn())
  await Promise.all([worker.stop(), sink.stop()])
  await sql.query('delete from webhooks where id = any($1)', [subscribed])
  const medianCost = (member: keyof RecordingCost) => median(costs.map((cost) => cost[member]))
  return { cpu: medianCost('cpu'), log: medianCost('log'), stored: medianCost('stored') }
}

async function readTotals({ sql }: Fixture): Promise<RecordingCost> {
  const { rows } = await sql.query<{ log: string; stored: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as log, sum(pg_total_relation_size(oid)) as stored
      from pg_class where relkind = 'r' and relname ~ '^(webhook_(deliveries|attempts)|pending_deliveries)'`,
  )
  return { cpu: await postgresCpuMicroseconds(sql), log: Number(rows[0]?.log), stored: Number(rows[0]?.stored) }
}
