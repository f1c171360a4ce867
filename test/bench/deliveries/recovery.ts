import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../child.ts'
import { addDueDeliveries, type Fixture, subscribe } from '../fixture.ts'

const rounds = 5
/** The concurrency of a webhook without earlier attempts. */
const inFlight = 1

/**
 * Kills a worker (`kill -9`) while a delivery is in flight, and measures the time until another running worker repeats
 * the attempt.
 *
 * @returns milliseconds of each round
 */
export async function measureRecovery(fixture: Fixture): Promise<number[]> {
  const arrivals: number[] = []
  const receiver = createServer((request) => {
    request.resume()
    arrivals.push(performance.now())
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`

  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    arrivals.length = 0
    const victim = await startChild('worker/main.ts', { env: fixture.env })
    const webhooks = await subscribe(fixture, { url, count: 1 })
    await addDueDeliveries(fixture, webhooks, inFlight)
    while (arrivals.length < inFlight) await sleep(10)
    const successor = await startChild('worker/main.ts', { env: fixture.env })
    await sleep(1_000) // until it has looked for work while the delivery is locked
    const killedAt = performance.now()
    await victim.stop('SIGKILL')
    while (arrivals.length === inFlight) await sleep(10)
    times.push((arrivals.at(-1) ?? Number.NaN) - killedAt)
    await fixture.sql.query('update webhooks set active = false where id = any($1)', [webhooks])
    await successor.stop('SIGKILL')
    await fixture.sql.query('delete from webhooks where id = any($1)', [webhooks])
  }
  receiver.closeAllConnections()
  receiver.close()
  return times
}
