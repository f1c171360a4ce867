import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Times, timesOf } from '../median.ts'
import { addDue, type Place, subscribe } from '../place.ts'
import { openPaced } from '../requests/paced.ts'

/** How a healthy webhook fares beside others, in milliseconds from commit to arrival. */
export interface Beside {
  /** With nothing else to do. */
  alone: Times
  /** Beside webhooks that hang or a long backlog for a dead receiver. */
  beside: Times
}

const events = 1_000
const hanging = { webhooks: 50, due: 200 }
const backlog = 100_000
/** Time for the neighbours to take all the places that they can get. */
const settleMs = 3_000

/** Measures a healthy webhook beside 50 that hang until the deadline of 30 seconds, each with 200 due deliveries. */
export async function measureIsolation(place: Place): Promise<Beside> {
  const receiver = createServer((request) => void request.resume()).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const result = await measureBeside(place, { url, count: hanging.webhooks }, hanging.due)
  receiver.closeAllConnections()
  receiver.close()
  return result
}

/** Measures a healthy webhook beside 100,000 deliveries that are due for a receiver which refuses connections. */
export async function measureBacklog(place: Place): Promise<Beside> {
  return await measureBeside(place, { url: 'http://127.0.0.1:1024/', count: 1 }, backlog)
}

async function measureBeside(place: Place, neighbours: { url: string; count: number }, due: number): Promise<Beside> {
  const paced = await openPaced(place)
  const alone = await paced.delaysOf(events)
  // They subscribe to what does not happen meanwhile, so that what is due for them is what is given.
  const subscribed = await subscribe(place, { ...neighbours, events: ['webhook.disabled'] })
  await addDue(place, subscribed, due)
  await sleep(settleMs)
  const beside = await paced.delaysOf(events)
  await place.sql.query('update webhooks set active = false where id = any($1)', [subscribed])
  await paced.close()
  await place.sql.query('delete from webhooks where id = any($1)', [subscribed])
  return { alone: timesOf(alone), beside: timesOf(beside) }
}
