import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../child.ts'
import { openLoad } from '../load.ts'
import { shownTimes, timesOf } from '../median.ts'
import { addBusiness, addDue, type Place, subscribe } from '../place.ts'
import { openPaced } from '../requests/paced.ts'
import { addPeople } from '../scale/scale-fill.ts'
import { aligned, rounded } from '../table.ts'

/** How a quiet tenant fares alone and beside a noisy one, in milliseconds. */
interface Beside {
  alone: number[]
  beside: number[]
}

const quietPerSecond = 5
const quietEvents = 100
const noisyWebhooks = 20
/** A hundred times as many. */
const noisyPerSecond = 100 * quietPerSecond
const burstsPerSecond = 5

const quietRequests = 200
const noisySenders = 40
const noisyPeople = 10_000

/** One tenant that makes a hundred times the events of another, and one that sends slow requests all the time. */
export async function measureFairness(place: Place, say: (line: string) => void): Promise<string> {
  say('A noisy tenant beside a quiet one …')
  const quiet = await addBusiness(place.env)
  const beside = { ...place, businessId: quiet.id, token: quiet.token }
  const lines = [['a quiet tenant, p50 / p99 in ms', 'alone', 'beside a noisy one', 'p99']]
  const line = (name: string, times: Beside) => {
    const [alone, loud] = [timesOf(times.alone), timesOf(times.beside)]
    lines.push([name, shownTimes(alone), shownTimes(loud), `${rounded(loud.p99 / alone.p99)} ×`])
  }
  line('commit to arrival, 100 × the events', await besideEvents(beside, place))
  const noisy = await addBusiness(place.env)
  await addPeople(place, [noisy.id], 1, noisyPeople)
  const loud = { ...place, businessId: noisy.id, token: noisy.token }
  line('a list, searches that read 10,000 people', await besideRequests(beside, loud))
  return aligned(lines)
}

async function besideEvents(quiet: Place, noisy: Place): Promise<Beside> {
  const paced = await openPaced(quiet, quietPerSecond)
  const sink = await startChild('test/bench/sink.ts', { env: noisy.env })
  // They subscribe to what does not happen, so that what is due for them is what is given.
  const subscribed = await subscribe(noisy, { url: sink.url, count: noisyWebhooks, events: ['webhook.disabled'] })
  const alone = await paced.delaysOf(quietEvents)
  const done = new AbortController()
  const making = (async () => {
    while (!done.signal.aborted) {
      await addDue(noisy, subscribed, noisyPerSecond / burstsPerSecond / noisyWebhooks)
      await sleep(1_000 / burstsPerSecond)
    }
  })()
  const beside = await paced.delaysOf(quietEvents)
  done.abort()
  await making
  await paced.close()
  await sink.stop()
  await noisy.sql.query('delete from webhooks where id = any($1)', [subscribed])
  return { alone, beside }
}

async function besideRequests(quiet: Place, noisy: Place): Promise<Beside> {
  const server = await startChild('server/main.ts', { env: noisy.env })
  const [load, noise] = [openLoad(server.url, quiet.token, 1), openLoad(server.url, noisy.token, noisySenders)]
  const list = () => ({ method: 'GET' as const, path: '/v1/people?limit=1' })
  const times = async (): Promise<number[]> => {
    const each: number[] = []
    for (let sent = 0; sent < quietRequests; sent += 1) {
      const start = performance.now()
      await load.run(1, list)
      each.push(performance.now() - start)
      await sleep(10)
    }
    return each
  }
  await load.run(100, list)
  const alone = await times()
  let isOver = false
  const noisyOnes = Array.from({ length: noisySenders }, async () => {
    // Two letters are in no index, and nobody has them.
    while (!isOver) await noise.run(1, () => ({ method: 'GET', path: '/v1/people?q=%23%23' }), 1)
  })
  await sleep(1_000)
  const beside = await times()
  isOver = true
  await Promise.all(noisyOnes)
  for (const one of [load, noise]) await one.close()
  await server.stop()
  return { alone, beside }
}
