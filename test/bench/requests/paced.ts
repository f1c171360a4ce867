import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../child.ts'
import { type Fixture, subscribe } from '../fixture.ts'
import { openLoad } from '../load.ts'
import { newPerson } from './request-cost.ts'

/** An API, a worker and a healthy receiver, with events at a constant rate. */
export interface PacedLoad {
  /**
   * Adds people through the API and waits until the receiver has the event of each.
   *
   * @returns milliseconds from each commit, as recorded by PostgreSQL, to the arrival of the event
   */
  measureDelays(events: number): Promise<number[]>
  /** Resident memory of the worker, in bytes. */
  workerBytes(): Promise<number>
  close(): Promise<void>
}

const defaultPerSecond = 100
const warmUpEvents = 200
/** Timeout for the last arrivals. */
const timeoutMs = 30_000

let number = 1_000_000 // of the next person; lower numbers may be used elsewhere

/** Starts the processes and warms them up. */
export async function openPacedLoad(fixture: Fixture, eventsPerSecond = defaultPerSecond): Promise<PacedLoad> {
  const { env, token, sql, businessId } = fixture
  const [server, worker, sink] = await Promise.all([
    startChild('server/main.ts', { env }),
    startChild('worker/main.ts', { env }),
    startChild('test/bench/sink.ts', { env }),
  ])
  const subscribed = await subscribe(fixture, { url: sink.url, count: 1 })
  const load = openLoad(server.url, token, 16)

  const addPeople = async (count: number): Promise<void> => {
    const startedAt = performance.now()
    const requests: Promise<void>[] = []
    for (let index = 0; index < count; index += 1) {
      await sleep(Math.max(0, startedAt + (index * 1000) / eventsPerSecond - performance.now()))
      const body = JSON.stringify(newPerson(number++))
      requests.push(load.run(1, () => ({ method: 'POST', path: '/v1/people', body }), 1))
    }
    await Promise.all(requests)
  }

  const measureDelays = async (events: number): Promise<number[]> => {
    const { rows: clock } = await sql.query<{ now: string }>('select now()::text as now')
    await addPeople(events)
    const { rows } = await sql.query<{ id: string; committed_at: string }>(
      `select id, extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000 as committed_at
        from events where business_id = $1 and created_at >= $2`,
      [businessId, clock[0]?.now],
    )
    for (const deadline = Date.now() + timeoutMs; ; await sleep(500)) {
      const arrivals = new Map(await sink.call<[string, number][]>('arrivals'))
      const delays = rows.flatMap(({ id, committed_at }) => {
        const arrivedAt = arrivals.get(id)
        return arrivedAt === undefined ? [] : [arrivedAt - Number(committed_at)]
      })
      if (delays.length >= events) return delays
      if (Date.now() > deadline) throw new Error(`${delays.length} of ${events} events arrived`)
    }
  }

  await measureDelays(warmUpEvents)
  return {
    measureDelays,
    workerBytes: () => worker.residentBytes(),
    async close() {
      await load.close()
      await sql.query('delete from webhooks where id = any($1)', [subscribed])
      await Promise.all([server.stop(), worker.stop(), sink.stop()])
    },
  }
}
