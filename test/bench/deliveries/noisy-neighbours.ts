import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDueDeliveries, type Fixture, subscribe } from '../fixture.ts'
import { type Percentiles, percentiles } from '../median.ts'
import { openPacedLoad } from '../requests/paced.ts'

/** Delays of a healthy webhook, in milliseconds from commit to arrival. */
export interface Delays {
  /** Without other work. */
  alone: Percentiles
  /** With noisy neighbours: webhooks that hang, or a long backlog for a dead receiver. */
  loaded: Percentiles
}

const events = 1_000
const hanging = { webhooks: 50, due: 200 }
const backlog = 100_000
/** The time in which the neighbours occupy all available slots. */
const settleMs = 3_000

/** Measures a healthy webhook next to 50 that hang until the deadline of 30 seconds, each with 200 due deliveries. */
export async function measureIsolation(fixture: Fixture): Promise<Delays> {
  const receiver = createServer((request) => void request.resume()).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const result = await measureWithNeighbours(fixture, { url, count: hanging.webhooks }, hanging.due)
  receiver.closeAllConnections()
  receiver.close()
  return result
}

/** Measures a healthy webhook next to 100,000 due deliveries for a receiver that refuses connections. */
export async function measureBacklog(fixture: Fixture): Promise<Delays> {
  return await measureWithNeighbours(fixture, { url: 'http://127.0.0.1:1024/', count: 1 }, backlog)
}

async function measureWithNeighbours(
  fixture: Fixture,
  neighbours: { url: string; count: number },
  due: number,
): Promise<Delays> {
  const paced = await openPacedLoad(fixture)
  const alone = await paced.measureDelays(events)
  // The event type of these webhooks does not occur during the measurement, so that only the added deliveries are due
  // for them.
  const subscribed = await subscribe(fixture, { ...neighbours, events: ['webhook.disabled'] })
  await addDueDeliveries(fixture, subscribed, due)
  await sleep(settleMs)
  const loaded = await paced.measureDelays(events)
  await fixture.sql.query('update webhooks set active = false where id = any($1)', [subscribed])
  await paced.close()
  await fixture.sql.query('delete from webhooks where id = any($1)', [subscribed])
  return { alone: percentiles(alone), loaded: percentiles(loaded) }
}
