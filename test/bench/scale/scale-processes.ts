import { type Child, startChild } from '../child.ts'
import { addDueDeliveries, type Fixture, subscribe, waitUntilDelivered } from '../fixture.ts'
import { openLoad } from '../load.ts'
import { postgresCpuMicroseconds } from '../postgres-cpu.ts'
import { formatTable } from '../table.ts'

const counts = [1, 2, 4]
const connections = 16
const warmUps = 1_000
const requests = 4_000
const webhooks = 16
const deliveriesPerWebhook = 1_000

/** The total of some processes. */
interface Throughput {
  /** Requests or deliveries per second. */
  rate: number
  /** CPU time per request or delivery in microseconds, of the processes and of PostgreSQL. */
  own: number
  postgres: number
}

/** Measures the throughput and CPU time of one, two and four servers, and of the same numbers of workers. */
export async function measureProcesses(fixture: Fixture, report: (line: string) => void): Promise<string> {
  const lines = [['processes', 'per second', 'CPU each, µs', 'CPU of PostgreSQL, µs']]
  const line = (name: string, { rate, own, postgres }: Throughput) =>
    lines.push([name, ...[rate, own, postgres].map((value) => value.toFixed(0))])
  for (const count of counts) {
    report(`API × ${count}, worker × ${count} …`)
    line(`lists of people, API × ${count}`, await measureServers(fixture, count))
    line(`deliveries, worker × ${count}`, await measureWorkers(fixture, count))
  }
  return formatTable(lines)
}

async function measureServers(fixture: Fixture, count: number): Promise<Throughput> {
  const servers = await startChildren('server/main.ts', fixture, count)
  const loads = servers.map(({ url }) => openLoad(url, fixture.token, connections / count))
  const list = () => ({ method: 'GET' as const, path: '/v1/people?limit=25' })
  const run = (total: number) => Promise.all(loads.map((load) => load.run(total / count, list)))
  await run(warmUps)
  const throughput = await measureThroughput(fixture, servers, requests, () => run(requests))
  for (const load of loads) await load.close()
  await stopAll(servers)
  return throughput
}

async function measureWorkers(fixture: Fixture, count: number): Promise<Throughput> {
  const sink = await startChild('test/bench/sink.ts', { env: fixture.env })
  const workers = await startChildren('worker/main.ts', fixture, count)
  const subscribed = await subscribe(fixture, { url: sink.url, count: webhooks })
  const deliver = async (each: number): Promise<void> => {
    await addDueDeliveries(fixture, subscribed, each)
    await waitUntilDelivered(fixture, subscribed)
  }
  await deliver(deliveriesPerWebhook / 4)
  const throughput = await measureThroughput(fixture, workers, webhooks * deliveriesPerWebhook, () =>
    deliver(deliveriesPerWebhook),
  )
  await stopAll([...workers, sink])
  await fixture.sql.query('delete from webhooks where id = any($1)', [subscribed])
  return throughput
}

const startChildren = (file: string, { env }: Fixture, count: number): Promise<Child[]> =>
  Promise.all(Array.from({ length: count }, () => startChild(file, { env })))

const stopAll = (children: Child[]): Promise<unknown> => Promise.all(children.map((child) => child.stop()))

async function measureThroughput(
  { sql }: Fixture,
  children: Child[],
  amount: number,
  run: () => Promise<unknown>,
): Promise<Throughput> {
  const cpu = async () => {
    const each = await Promise.all(children.map((child) => child.cpuMicroseconds()))
    return each.reduce((total, microseconds) => total + microseconds, 0)
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
