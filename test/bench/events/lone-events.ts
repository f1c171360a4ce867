import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../child.ts'
import { openLoad } from '../load.ts'
import { type Place, subscribe, untilNonePends } from '../place.ts'
import { postgresCpuMicroseconds } from '../postgres-cpu.ts'
import { newPerson } from '../requests/request-cost.ts'

/** What events cost that come one at a time, each with a request of its own and for one webhook. */
export interface LoneEvents {
  /** Microseconds of CPU for an event, with the request that makes it. */
  cpu: { api: number; worker: number; postgres: number }
  /** Milliseconds from sending the request, and from having its answer, to the arrival of its event. */
  sinceCall: number[]
  sinceAnswer: number[]
}

const connections = 16
const events = 5_000
const warmUpEvents = 1_000

const pacedEvents = 300
const pacedPerSecond = 10

let number = 2_000_000 // of a person; those below are taken

/**
 * An API, a worker and a receiver of what is made, each of it by a request of its own.
 *
 * @param options.warmUp - how many are made before this returns
 */
export async function openLoneEvents(place: Place, { warmUp = warmUpEvents } = {}) {
  const { env, token, sql } = place
  const [server, worker, sink] = await Promise.all([
    startChild('server/main.ts', { env }),
    startChild('worker/main.ts', { env }),
    startChild('test/bench/sink.ts', { env }),
  ])
  const subscribed = await subscribe(place, { url: sink.url, count: 1 })
  const load = openLoad(server.url, token, connections)
  const create = () => ({ method: 'POST' as const, path: '/v1/people', body: JSON.stringify(newPerson(number++)) })

  /** Makes so many, and waits until they are delivered. */
  const make = async (count: number): Promise<void> => {
    await load.run(count, create)
    await untilNonePends(place, subscribed)
  }
  await make(warmUp)
  return {
    ...{ server, worker, sink, make },
    makeOne: () => load.run(1, create, 1),
    async close(): Promise<void> {
      await load.close()
      await untilNonePends(place, subscribed)
      await Promise.all([server.stop(), worker.stop(), sink.stop()])
      await sql.query('delete from webhooks where id = any($1)', [subscribed])
    },
  }
}

/** Measures CPU under load, and then times at a gentle pace. */
export async function measureLoneEvents(place: Place): Promise<LoneEvents> {
  const { server, worker, sink, make, makeOne, close } = await openLoneEvents(place)
  const cpu = async () => ({
    api: await server.cpuMicroseconds(),
    worker: await worker.cpuMicroseconds(),
    postgres: await postgresCpuMicroseconds(place.sql),
  })
  const before = await cpu()
  await make(events)
  const after = await cpu()

  const sinceCall: number[] = []
  const sinceAnswer: number[] = []
  await sink.ask('clear')
  const startedAt = performance.now()
  for (let index = 0; index < pacedEvents; index += 1) {
    await sleep(Math.max(0, startedAt + (index * 1000) / pacedPerSecond - performance.now()))
    const calledAt = performance.timeOrigin + performance.now()
    await makeOne()
    const answeredAt = performance.timeOrigin + performance.now()
    const arrivedAt = await arrivalOf(index)
    sinceCall.push(arrivedAt - calledAt)
    sinceAnswer.push(arrivedAt - answeredAt)
  }
  /** They are so far apart that they come in the order in which they were made. */
  async function arrivalOf(index: number): Promise<number> {
    for (;;) {
      const arrivals = await sink.ask<[string, number][]>('arrivals')
      const arrival = arrivals[index]
      if (arrival) return arrival[1]
      await sleep(10)
    }
  }

  await close()
  const costOf = (process: keyof LoneEvents['cpu']) => (after[process] - before[process]) / events
  return {
    cpu: { api: costOf('api'), worker: costOf('worker'), postgres: costOf('postgres') },
    sinceCall,
    sinceAnswer,
  }
}
