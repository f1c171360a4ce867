import { type Child, startChild } from '../child.ts'
import { openLoad } from '../load.ts'
import { addDue, type Place, subscribe, untilNonePends } from '../place.ts'
import { postgresCpuMicroseconds } from '../postgres-cpu.ts'
import { aligned } from '../table.ts'

const counts = [1, 2, 4]
const connections = 16
const warmUps = 1_000
const requests = 4_000
const webhooks = 16
const deliveriesPerWebhook = 1_000

/** What some processes did together. */
interface Turn {
  /** Requests or deliveries a second. */
  rate: number
  /** Microseconds of CPU for each: of the processes, and of PostgreSQL. */
  own: number
  postgres: number
}

/** Throughput and CPU of one, two and four servers, and of as many workers. */
export async function measureProcesses(place: Place, say: (line: string) => void): Promise<string> {
  const lines = [['processes', 'a second', 'CPU of each, µs', 'of PostgreSQL, µs']]
  const line = (name: string, { rate, own, postgres }: Turn) =>
    lines.push([name, ...[rate, own, postgres].map((figure) => figure.toFixed(0))])
  for (const count of counts) {
    say(`${count} of the API, ${count} of the worker …`)
    line(`lists of people, API × ${count}`, await measureServers(place, count))
    line(`deliveries, worker × ${count}`, await measureWorkers(place, count))
  }
  return aligned(lines)
}

async function measureServers(place: Place, count: number): Promise<Turn> {
  const servers = await startSome('server/main.ts', place, count)
  const loads = servers.map(({ url }) => openLoad(url, place.token, connections / count))
  const list = () => ({ method: 'GET' as const, path: '/v1/people?limit=25' })
  const run = (total: number) => Promise.all(loads.map((load) => load.run(total / count, list)))
  await run(warmUps)
  const turn = await measured(place, servers, requests, () => run(requests))
  for (const load of loads) await load.close()
  await stopAll(servers)
  return turn
}

async function measureWorkers(place: Place, count: number): Promise<Turn> {
  const sink = await startChild('test/bench/sink.ts', { env: place.env })
  const workers = await startSome('worker/main.ts', place, count)
  const subscribed = await subscribe(place, { url: sink.url, count: webhooks })
  const deliver = async (each: number): Promise<void> => {
    await addDue(place, subscribed, each)
    await untilNonePends(place, subscribed)
  }
  await deliver(deliveriesPerWebhook / 4)
  const turn = await measured(place, workers, webhooks * deliveriesPerWebhook, () => deliver(deliveriesPerWebhook))
  await stopAll([...workers, sink])
  await place.sql.query('delete from webhooks where id = any($1)', [subscribed])
  return turn
}

const startSome = (file: string, { env }: Place, count: number): Promise<Child[]> =>
  Promise.all(Array.from({ length: count }, () => startChild(file, { env })))

const stopAll = (children: Child[]): Promise<unknown> => Promise.all(children.map((child) => child.stop()))

async function measured({ sql }: Place, children: Child[], amount: number, run: () => Promise<unknown>): Promise<Turn> {
  const cpu = async () => {
    const each = await Promise.all(children.map((child) => child.cpuMicroseconds()))
    return each.reduce((total, one) => total + one, 0)
  }
  const before = { own: await cpu(), postgres: await postgresCpuMicroseconds(sql) }
  const start = performance.now()
  await run()
  const seconds = (performance.now() - start) / 1_000
  return {
    rate: amount / seconds,
    own: ((await cpu()) - before.own) / amount,
    postgres: ((await postgresCpuMicroseconds(sql)) - before.postgres) / amount,
  }
}
