import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../child.ts'
import { openLoad } from '../load.ts'
import { type Place, subscribe } from '../place.ts'
import { newPerson } from './request-cost.ts'

/** An API, a worker and a healthy receiver, with events at a steady pace. */
export interface Paced {
  /**
   * Adds people through the API and waits until each has come to the receiver as an event.
   *
   * @returns milliseconds from the commit of each, as PostgreSQL noted it, to its arrival
   */
  delaysOf(events: number): Promise<number[]>
  /** Memory that the worker has resident, in bytes. */
  workerBytes(): Promise<number>
  close(): Promise<void>
}

const usualPace = 100
const warmUpEvents = 200
/** How long the last ones may be on their way. */
const patienceMs = 30_000

let number = 1_000_000 // of a person; those below may be taken

/** Starts the processes, and warms them up. */
export async function openPaced(place: Place, eventsPerSecond = usualPace): Promise<Paced> {
  const { env, token, sql, businessId } = place
  const [server, worker, sink] = await Promise.all([
    startChild('server/main.ts', { env }),
    startChild('worker/main.ts', { env }),
    startChild('test/bench/sink.ts', { env }),
  ])
  const subscribed = await subscribe(place, { url: sink.url, count: 1 })
  const load = openLoad(server.url, token, 16)

  const addAtPace = async (count: number): Promise<void> => {
    const startedAt = performance.now()
    const sent: Promise<void>[] = []
    for (let index = 0; index < count; index += 1) {
      await sleep(Math.max(0, startedAt + (index * 1000) / eventsPerSecond - performance.now()))
      const body = JSON.stringify(newPerson(number++))
      sent.push(load.run(1, () => ({ method: 'POST', path: '/v1/people', body }), 1))
    }
    await Promise.all(sent)
  }

  const delaysOf = async (events: number): Promise<number[]> => {
    const { rows: begun } = await sql.query<{ now: string }>('select now()::text as now')
    await addAtPace(events)
    const { rows } = await sql.query<{ id: string; committed_at: string }>(
      `select id, extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000 as committed_at
        from events where business_id = $1 and created_at >= $2`,
      [businessId, begun[0]?.now],
    )
    for (const deadline = Date.now() + patienceMs; ; await sleep(500)) {
      const arrivals = new Map(await sink.ask<[string, number][]>('arrivals'))
      const delays = rows.flatMap(({ id, committed_at }) => {
        const arrivedAt = arrivals.get(id)
        return arrivedAt === undefined ? [] : [arrivedAt - Number(committed_at)]
      })
      if (delays.length >= events) return delays
      if (Date.now() > deadline) throw new Error(`${delays.length} of ${events} events came`)
    }
  }

  await delaysOf(warmUpEvents)
  return {
    delaysOf,
    workerBytes: () => worker.residentBytes(),
    async close() {
      await load.close()
      await sql.query('delete from webhooks where id = any($1)', [subscribed])
      await Promise.all([server.stop(), worker.stop(), sink.stop()])
    },
  }
}
