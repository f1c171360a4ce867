import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from './child.ts'
import { openLoad } from './load.ts'
import { percentile } from './median.ts'
import { type Place, subscribe } from './place.ts'
import { newPerson } from './request-cost.ts'

/** Milliseconds from the commit of a change, as PostgreSQL noted it, to the arrival of its event at the receiver. */
export interface FirstAttempt {
  p50: number
  p99: number
}

const eventsPerSecond = 100
const warmUpEvents = 200
const measuredEvents = 1_000
const firstNumber = 1_000_000 // of a person; those below are taken

/** Adds people at a steady pace through the API while the worker delivers each as an event. */
export async function measureFirstAttempt(place: Place): Promise<FirstAttempt> {
  const { env, token, sql, businessId } = place
  const [server, worker, sink] = await Promise.all([
    startChild('server/main.ts', { env }),
    startChild('worker/main.ts', { env }),
    startChild('test/bench/sink.ts', { env }),
  ])
  await subscribe(place, sink.url, 1)
  const load = openLoad(server.url, token, 16)
  let number = firstNumber

  const addAtPace = async (count: number): Promise<void> => {
    const startedAt = performance.now()
    const sent: Promise<void>[] = []
    for (let index = 0; index < count; index += 1) {
      await sleep(Math.max(0, startedAt + (index * 1000) / eventsPerSecond - performance.now()))
      const body = JSON.stringify(newPerson(number++))
      sent.push(load.run(1, () => ({ method: 'POST', path: '/v1/people', body }), 1))
    }
    await Promise.all(sent)
    await sleep(1_000) // the last ones are on their way
  }

  await addAtPace(warmUpEvents)
  await sink.ask('clear')
  const { rows: begun } = await sql.query<{ now: string }>('select now()::text as now')
  await addAtPace(measuredEvents)
  const arrivals = new Map(await sink.ask<[string, number][]>('arrivals'))
  const { rows } = await sql.query<{ id: string; committed_at: string }>(
    `select id, extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000 as committed_at
      from events where business_id = $1 and created_at >= $2`,
    [businessId, begun[0]?.now],
  )
  await load.close()
  await Promise.all([server.stop(), worker.stop(), sink.stop()])

  const delays = rows.flatMap(({ id, committed_at }) => {
    const arrivedAt = arrivals.get(id)
    return arrivedAt === undefined ? [] : [arrivedAt - Number(committed_at)]
  })
  if (delays.length < measuredEvents) throw new Error(`${delays.length} of ${measuredEvents} events came`)
  return { p50: percentile(delays, 0.5), p99: percentile(delays, 0.99) }
}
