import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../child.ts'
import { addDue, type Place, subscribe } from '../place.ts'

const rounds = 5
/** As many as a webhook that was never tried has in flight. */
const held = 1

/**
 * Kills a worker (`kill -9`) while a delivery is in flight, and measures until another one that was running attempts it
 * again.
 *
 * @returns milliseconds, for each round
 */
export async function measureRecovery(place: Place): Promise<number[]> {
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
    const victim = await startChild('worker/main.ts', { env: place.env })
    const webhooks = await subscribe(place, { url, count: 1 })
    await addDue(place, webhooks, held)
    while (arrivals.length < held) await sleep(10)
    const successor = await startChild('worker/main.ts', { env: place.env })
    await sleep(1_000) // it has looked for work, and found it taken
    const killedAt = performance.now()
    await victim.stop('SIGKILL')
    while (arrivals.length === held) await sleep(10)
    times.push((arrivals.at(-1) ?? Number.NaN) - killedAt)
    await place.sql.query('update webhooks set active = false where id = any($1)', [webhooks])
    await successor.stop('SIGKILL')
    await place.sql.query('delete from webhooks where id = any($1)', [webhooks])
  }
  receiver.closeAllConnections()
  receiver.close()
  return times
}
