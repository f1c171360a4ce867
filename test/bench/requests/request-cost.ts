import { type Child, startChild } from '../child.ts'
import { type Load, type LoadRequest, openLoad } from '../load.ts'
import { median } from '../median.ts'
import type { Place } from '../place.ts'

/** What one request costs on each side, in microseconds. */
export interface RequestCost {
  ours: number
  baseline: number
  /** The median over the rounds, each of which measures both one after the other. */
  ratio: number
}

export type MeasuredOperation = 'people.list' | 'people.get' | 'people.create'

const connections = 8
export const warmUpRequests = 3_000
const rounds = 9
const requestsPerRound = 1_000

/** Measures our server (`server/main.ts`) and the hand-written one (`baseline.ts`) on the same database. */
export async function measureRequestCost(place: Place): Promise<Record<MeasuredOperation, RequestCost>> {
  const ours = await openSide('server/main.ts', place)
  const baseline = await openSide('test/bench/requests/baseline.ts', place)
  return compare(place, ours, baseline, cpuOf)
}

/** Measures how long requests take with row-level security and without, the database's part included. */
export async function measureRowSecurityCost(place: Place): Promise<Record<MeasuredOperation, RequestCost>> {
  const ours = await openSide('server/main.ts', place)
  const env = { ...place.env, ROW_LEVEL_SECURITY: 'off' }
  const baseline = await openSide('server/main.ts', { ...place, env })
  return compare(place, ours, baseline, timeOf)
}

/** Measures each operation on both sides, and closes them. */
async function compare(
  place: Place,
  ours: Side,
  baseline: Side,
  costOf: (side: Side, next: (number: number) => LoadRequest) => Promise<number>,
): Promise<Record<MeasuredOperation, RequestCost>> {
  const measure = async (operation: MeasuredOperation): Promise<RequestCost> => {
    const next = requestsOf(place)[operation]
    for (const { load } of [ours, baseline]) await load.run(warmUpRequests, next)
    const costs = { ours: [] as number[], baseline: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      // Whoever comes second finds the machine warmer: they take turns.
      const pair = [
        async () => costs.ours.push(await costOf(ours, next)),
        async () => costs.baseline.push(await costOf(baseline, next)),
      ]
      for (const turn of round % 2 === 0 ? pair : pair.reverse()) await turn()
    }
    return {
      ours: median(costs.ours),
      baseline: median(costs.baseline),
      ratio: median(costs.ours.map((cost, round) => cost / (costs.baseline[round] as number))),
    }
  }
  try {
    return {
      'people.list': await measure('people.list'),
      'people.get': await measure('people.get'),
      'people.create': await measure('people.create'),
    }
  } finally {
    for (const side of [ours, baseline]) await side.close()
  }
}

export interface Side {
  child: Child
  load: Load
  close(): Promise<void>
}

export async function openSide(file: string, { env, token }: Place): Promise<Side> {
  const child = await startChild(file, { env })
  const load = openLoad(child.url, token, connections)
  return { child, load, close: () => load.close().then(() => child.stop()) }
}

/** The CPU of a request, in microseconds. */
export async function cpuOf({ child, load }: Side, next: (number: number) => LoadRequest): Promise<number> {
  const before = await child.cpuMicroseconds()
  await load.run(requestsPerRound, next)
  return ((await child.cpuMicroseconds()) - before) / requestsPerRound
}

async function timeOf({ load }: Side, next: (number: number) => LoadRequest): Promise<number> {
  const start = performance.now()
  await load.run(requestsPerRound, next)
  return ((performance.now() - start) * 1_000) / requestsPerRound
}

let added = 0

export function requestsOf({ people }: Place): Record<MeasuredOperation, (number: number) => LoadRequest> {
  return {
    'people.list': () => ({ method: 'GET', path: '/v1/people?limit=25' }),
    'people.get': (number) => ({ method: 'GET', path: `/v1/people/${people[(number * 7919) % people.length]}` }),
    'people.create': () => ({ method: 'POST', path: '/v1/people', body: JSON.stringify(newPerson(++added)) }),
  }
}

/** What a client sends to add a person; the number makes the e-mail its own. */
export const newPerson = (number: number) => ({
  first_name: 'Grace',
  last_name: `Hopper ${number}`,
  email: `grace-${number}@example.com`,
  date_of_birth: '1986-12-09',
  job_title: 'Rear admiral',
  start_date: '2026-01-01',
})
