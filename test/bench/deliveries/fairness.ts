import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../child.ts'
import { addBusiness, addDueDeliveries, type Fixture, subscribe } from '../fixture.ts'
import { openLoad } from '../load.ts'
import { formatPercentiles, percentiles } from '../median.ts'
import { openPacedLoad } from '../requests/paced.ts'
import { addPeople } from '../scale/scale-fill.ts'
import { formatTable, round } from '../table.ts'

/** Times of a quiet tenant without and with a noisy one, in milliseconds. */
interface Times {
  alone: number[]
  loaded: number[]
}

const quietPerSecond = 5
const quietEvents = 100
const noisyWebhooks = 20
const noisyPerSecond = 100 * quietPerSecond
const burstsPerSecond = 5

const quietRequests = 200
const noisySenders = 40
const noisyPeople = 10_000

/** Measures a tenant next to one with a hundred times its events, and next to one that keeps sending slow requests. */
export async function measureFairness(fixture: Fixture, report: (line: string) => void): Promise<string> {
  report('A quiet tenant next to a noisy one …')
  const quiet = await addBusiness(fixture.env)
  const quietFixture = { ...fixture, businessId: quiet.id, token: quiet.token }
  const lines = [['a quiet tenant, p50 / p99 in ms', 'alone', 'with a noisy one', 'p99']]
  const line = (name: string, times: Times) => {
    const [alone, loaded] = [percentiles(times.alone), percentiles(times.loaded)]
    lines.push([name, formatPercentiles(alone), formatPercentiles(loaded), `${round(loaded.p99 / alone.p99)} ×`])
  }
  line('commit to arrival, with 100 × the events', await measureWithEvents(quietFixture, fixture))
  const noisy = await addBusiness(fixture.env)
  await addPeople(fixture, [noisy.id], 1, noisyPeople)
  const noisyFixture = { ...fixture, businessId: noisy.id, token: noisy.token }
  line('a list, with searches that read 10,000 people', await measureWithRequests(quietFixture, noisyFixture))
  return formatTable(lines)
}

async function measureWithEvents(quiet: Fixture, noisy: Fixture): Promise<Times> {
  const paced = await openPacedLoad(quiet, quietPerSecond)
  const sink = await startChild('test/bench/sink.ts', { env: noisy.env })
  // The event type of these webhooks does not occur, so that only the added deliveries are due for them.
  const subscribed = await subscribe(noisy, { url: sink.url, count: noisyWebhooks, events: ['webhook.disabled'] })
  const alone = await paced.measureDelays(quietEvents)
  const done = new AbortController()
  const noise = (async () => {
    while (!done.signal.aborted) {
      await addDueDeliveries(noisy, subscribed, noisyPerSecond / burstsPerSecond / noisyWebhooks)
      await sleep(1_000 / burstsPerSecond)
    }
  })()
  const loaded = await paced.measureDelays(quietEvents)
  done.abort()
  await noise
  await paced.close()
  await sink.stop()
  await noisy.sql.query('delete from webhooks where id = any($1)', [subscribed])
  return { alone, loaded }
}

async function measureWithRequests(quiet: Fixture, noisy: Fixture): Promise<Times> {
  const server = await startChild('server/main.ts', { env: noisy.env })
  const [load, noisyLoad] = [openLoad(server.url, quiet.token, 1), openLoad(server.url, noisy.token, noisySenders)]
  const list = () => ({ method: 'GET' as const, path: '/v1/people?limit=1' })
  const times = async (): Promise<number[]> => {
    const each: number[] = []
    for (let request = 0; request < quietRequests; request += 1) {
      const start = performance.now()
      await load.run(1, list)
      each.push(performance.now() - start)
      await sleep(10)
    }
    return each
  }
  await load.run(100, list)
  const alone = await times()
  let isDone = false
  const senders = Array.from({ length: noisySenders }, async () => {
    // A search for two characters uses no index, and these match no person.
    while (!isDone) await noisyLoad.run(1, () => ({ method: 'GET', path: '/v1/people?q=%23%23' }), 1)
  })
  await sleep(1_000)
  const loaded = await times()
  isDone = true
  await Promise.all(senders)
  await Promise.all([load.close(), noisyLoad.close()])
  await server.stop()
  return { alone, loaded }
}
