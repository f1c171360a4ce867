import { type Child, startChild } from '../child.ts'
import type { Fixture } from '../fixture.ts'
import { type Load, type LoadRequest, openLoad } from '../load.ts'
import { median } from '../median.ts'

/** The cost of one request on each side, in microseconds. */
export interface RequestCost {
  ours: number
  baseline: number
  /** The median of the ratios of all rounds; each round measures both sides sequentially. */
  ratio: number
}

export type MeasuredOperation = 'people.list' | 'people.get' | 'people.create'

const connections = 8
export const warmUpRequests = 3_000
const rounds = 9
const requestsPerRound = 1_000

/** Measures the API (`server/main.ts`) and the hand-written baseline (`baseline.ts`) on the same database. */
export async function measureRequestCost(fixture: Fixture): Promise<Record<MeasuredOperation, RequestCost>> {
  const ours = await openSide('server/main.ts', fixture)
  const baseline = await openSide('test/bench/requests/baseline.ts', fixture)
  return compare(fixture, ours, baseline, measureCpu)
}

/** Measures the duration of requests with and without row-level security, including the database. */
export async function measureRowSecurityCost(fixture: Fixture): Promise<Record<MeasuredOperation, RequestCost>> {
  const ours = await openSide('server/main.ts', fixture)
  const env = { ...fixture.env, ROW_LEVEL_SECURITY: 'off' }
  const baseline = await openSide('server/main.ts', { ...fixture, env })
  return compare(fixture, ours, baseline, measureTime)
}

/** Measures each operation on both sides, and closes them. */
async function compare(
  fixture: Fixture,
  ours: Side,
  baseline: Side,
  measureSide: (side: Side, nextRequest: (number: number) => LoadRequest) => Promise<number>,
): Promise<Record<MeasuredOperation, RequestCost>> {
  const measure = async (operation: MeasuredOperation): Promise<RequestCost> => {
    const nextRequest = createRequests(fixture)[operation]
    for (const { load } of [ours, baseline]) await load.run(warmUpRequests, nextRequest)
    const costs = { ours: [] as number[], baseline: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      // The second side has warmer caches, so the sides alternate.
      const pair = [
        async () => costs.ours.push(await measureSide(ours, nextRequest)),
        async () => costs.baseline.push(await measureSide(baseline, nextRequest)),
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

export async function openSide(file: string, { env, token }: Fixture): Promise<Side> {
  const child = await startChild(file, { env })
  const load = openLoad(child.url, token, connections)
  return { child, load, close: () => load.close().then(() => child.stop()) }
}

/** The CPU time of a request, in microseconds. */
export async function measureCpu({ child, load }: Side, nextRequest: (number: number) => LoadRequest): Promise<number> {
  const before = await child.cpuMicroseconds()
  await load.run(requestsPerRound, nextRequest)
  return ((await child.cpuMicroseconds()) - before) / requestsPerRound
}

async function measureTime({ load }: Side, nextRequest: (number: number) => LoadRequest): Promise<number> {
  const start = performance.now()
  await load.run(requestsPerRound, nextRequest)
  return ((performance.now() - start) * 1_000) / requestsPerRound
}

let added = 0

export function createRequests({ people }: Fixture): Record<MeasuredOperation, (number: number) => LoadRequest> {
  return {
    'people.list': () => ({ method: 'GET', path: '/v1/people?limit=25' }),
    'people.get': (number) => ({ method: 'GET', path: `/v1/people/${people[(number * 7919) % people.length]}` }),
    'people.create': () => ({ method: 'POST', path: '/v1/people', body: JSON.stringify(newPerson(++added)) }),
  }
}

/** The body of a request that adds a person; the number makes the email address unique. */
export const newPerson = (number: number) => ({
  first_name: 'Grace',
  last_name: `Hopper ${number}`,
  email: `grace-${number}@example.com`,
  date_of_birth: '1986-12-09',
  job_title: 'Rear admiral',
  start_date: '2026-01-01',
})
