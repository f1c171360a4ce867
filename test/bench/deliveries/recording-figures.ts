import { startChild } from '../child.ts'
import { median } from '../median.ts'
import { type Place, subscribe } from '../place.ts'
import { postgresCpuMicroseconds } from '../postgres-cpu.ts'
import type { Figure } from '../table.ts'
import { addEvents, deliverAll, eventsPerTurn } from './delivery-throughput.ts'

const webhooks = 8
const turns = 5

/** What a delivery costs PostgreSQL, from its row to the record of its attempt; the text of its event is not in it. */
interface RecordingCost {
  /** Microseconds of all of its processes, cleaning up included. */
  cpu: number
  /** Bytes of write-ahead log. */
  log: number
  /** Bytes of tables and indexes that stay. */
  stored: number
}

export async function recordingFigures(place: Place, say: (line: string) => void): Promise<Figure[]> {
  say('What a delivery costs PostgreSQL …')
  const { cpu, log, stored } = await measureRecording(place)
  const bytes = (name: string, what: string, figure: number): Figure => {
    return { name, what, figure: Math.round(figure), unit: 'B', aim: '' }
  }
  return [
    {
      name: 'delivery_postgres_cpu_us',
      what: 'CPU of PostgreSQL for a delivery',
      figure: Math.round(cpu),
      unit: 'µs',
      aim: '',
    },
    bytes('delivery_log_bytes', 'write-ahead log for a delivery', log),
    bytes('delivery_stored_bytes', 'tables and indexes for a delivery', stored),
  ]
}

async function measureRecording(place: Place): Promise<RecordingCost> {
  const { env, sql } = place
  const sink = await startChild('test/bench/sink.ts', { env })
  const subscribed = await subscribe(place, { url: sink.url, count: webhooks })
  const worker = await startChild('worker/main.ts', { env })
  const takeTurn = async (): Promise<RecordingCost> => {
    const events = await addEvents(place)
    const before = await stateOf(place)
    await deliverAll(place, events)
    await sql.query('vacuum') // of what it leaves behind, which is part of what it costs
    const after = await stateOf(place)
    const each = (figure: keyof RecordingCost) => (after[figure] - before[figure]) / (webhooks * eventsPerTurn)
    return { cpu: each('cpu'), log: each('log'), stored: each('stored') }
  }
  await takeTurn() // not counted: tables and the worker are not what they will be
  const costs: RecordingCost[] = []
  for (let turn = 0; turn < turns; turn += 1) costs.push(await takeTurn())
  await Promise.all([worker.stop(), sink.stop()])
  await sql.query('delete from webhooks where id = any($1)', [subscribed])
  const medianOf = (figure: keyof RecordingCost) => median(costs.map((cost) => cost[figure]))
  return { cpu: medianOf('cpu'), log: medianOf('log'), stored: medianOf('stored') }
}

async function stateOf({ sql }: Place): Promise<RecordingCost> {
  const { rows } = await sql.query<{ log: string; stored: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as log, sum(pg_total_relation_size(oid)) as stored
      from pg_class where relkind = 'r' and relname ~ '^(webhook_(deliveries|attempts)|pending_deliveries)'`,
  )
  return { cpu: await postgresCpuMicroseconds(sql), log: Number(rows[0]?.log), stored: Number(rows[0]?.stored) }
}
