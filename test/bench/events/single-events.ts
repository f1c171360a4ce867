import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../child.ts'
import { type Fixture, subscribe, waitUntilDelivered } from '../fixture.ts'
import { openLoad } from '../load.ts'
import { postgresCpuMicroseconds } from '../postgres-cpu.ts'
import { newPerson } from '../requests/request-cost.ts'

/** Costs and delays of single events, each from a separate request and for one webhook. */
export interface SingleEventCosts {
  /** CPU time per event in microseconds, including the request that creates it. */
  cpu: { api: number; worker: number; postgres: number }
  /** Milliseconds from the start of the request, and from its response, to the arrival of the event. */
  callDelays: number[]
  responseDelays: number[]
}

const connections = 16
const events = 5_000
const warmUpEvents = 1_000

const pacedEvents = 300
const pacedPerSecond = 10

let number = 2_000_000 // of the next person; lower numbers are used elsewhere

/**
 * Starts an API, a worker and a receiver. Each event is created by a separate request.
 *
 * @param options.warmUp - number of events that are created before this returns
 */
export async function openSingleEvents(fixture: Fixture, { warmUp = warmUpEvents } = {}) {
  const { env, token, sql } = fixture
  const [server, worker, sink] = await Promise.all([
    startChild('server/main.ts', { env }),
    startChild('worker/main.ts', { env }),
    startChild('test/bench/sink.ts', { env }),
  ])
  const subscribed = await subscribe(fixture, { url: sink.url, count: 1 })
  const load = openLoad(server.url, token, connections)
  const create = () => ({ method: 'POST' as const, path: '/v1/people', body: JSON.stringify(newPerson(number++)) })

  /** Creates events, and waits until they are delivered. */
  const createEvents = async (count: number): Promise<void> => {
    await load.run(count, create)
    await waitUntilDelivered(fixture, subscribed)
  }
  await createEvents(warmUp)
  return {
    ...{ server, worker, sink, createEvents },
    createEvent: () => load.run(1, create, 1),
    async close(): Promise<void> {
      await load.close()
      await waitUntilDelivered(fixture, subscribed)
      await Promise.all([server.stop(), worker.stop(), sink.stop()])
      await sql.query('delete from webhooks where id = any($1)', [subscribed])
    },
  }
}

/** Measures the CPU time under load, and then the delays at a low rate. */
export async function measureSingleEvents(fixture: Fixture): Promise<SingleEventCosts> {
  const { server, worker, sink, createEvents, createEvent, close } = await openSingleEvents(fixture)
  const cpu = async () => ({
    api: await server.cpuMicroseconds(),
    worker: await worker.cpuMicroseconds(),
    postgres: await postgresCpuMicroseconds(fixture.sql),
  })
  const before = await cpu()
  await createEvents(events)
  const after = await cpu()

  const callDelays: number[] = []
  const responseDelays: number[] = []
  await sink.call('clear')
  const startedAt = performance.now()
  for (let index = 0; index < pacedEvents; index += 1) {
    await sleep(Math.max(0, startedAt + (index * 1000) / pacedPerSecond - performance.now()))
    const calledAt = performance.timeOrigin + performance.now()
    await createEvent()
    const respondedAt = performance.timeOrigin + performance.now()
    const arrivedAt = await waitForArrival(index)
    callDelays.push(arrivedAt - calledAt)
    responseDelays.push(arrivedAt - respondedAt)
  }
  /** The events are slow enough that they arrive in the order of their creation. */
  async function waitForArrival(index: number): Promise<number> {
    for (;;) {
      const arrivals = await sink.call<[string, number][]>('arrivals')
      const arrival = arrivals[index]
      if (arrival) return arrival[1]
      await sleep(10)
    }
  }

  await close()
  const cpuPerEvent = (process: keyof SingleEventCosts['cpu']) => (after[process] - before[process]) / events
  return {
    cpu: { api: cpuPerEvent('api'), worker: cpuPerEvent('worker'), postgres: cpuPerEvent('postgres') },
    callDelays,
    responseDelays,
  }
}
