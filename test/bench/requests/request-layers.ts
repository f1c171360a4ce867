import type { Profiler } from 'node:inspector/promises'
import { median } from '../median.ts'
import type { Place } from '../place.ts'
import { aligned } from '../table.ts'
import { type Frame, type Layer, layerOf, layers } from './layers.ts'
import { cpuOf, type MeasuredOperation, openSide, requestsOf, type Side, warmUpRequests } from './request-cost.ts'

const rounds = 5
const profiledRequests = 2_000

/** What a request costs in each layer, in microseconds. */
type Costs = Record<Layer, number>

/**
 * What each layer of a request costs, ours beside the hand-written one: the CPU of a request is shared out by where a
 * profile of the same load found the process. Statements of the session count as statements, because a driver that reads
 * an answer does not know for whom.
 *
 * @returns a table for each operation
 */
export async function requestLayers(place: Place, say: (line: string) => void): Promise<string> {
  const ours = await openSide('server/main.ts', place)
  const baseline = await openSide('test/bench/requests/baseline.ts', place)
  try {
    const tables: string[] = []
    for (const [operation, next] of Object.entries(requestsOf(place))) {
      say(`Layers of ${operation} …`)
      const costs: { ours: Costs; baseline: Costs }[] = []
      for (const { load } of [ours, baseline]) await load.run(warmUpRequests, next)
      for (let round = 0; round < rounds; round += 1) {
        costs.push({ ours: await costsOf(ours, next), baseline: await costsOf(baseline, next) })
      }
      tables.push(tableOf(operation as MeasuredOperation, costs))
    }
    return tables.join('\n')
  } finally {
    for (const side of [ours, baseline]) await side.close()
  }
}

async function costsOf(side: Side, next: Parameters<typeof cpuOf>[1]): Promise<Costs> {
  const total = await cpuOf(side, next) // a profile slows the process down, so its own time is no measure
  await side.child.ask('startProfile')
  await side.load.run(profiledRequests, next)
  const profile = await side.child.ask<Profiler.Profile>('endProfile')
  const shares = sharesOf(profile)
  const all = Object.values(shares).reduce((sum, share) => sum + share, 0)
  return Object.fromEntries(Object.entries(shares).map(([layer, share]) => [layer, (total * share) / all])) as Costs
}

/** The time that a profile found in each layer. */
function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Costs {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const stackOf = (id: number | undefined): Frame[] =>
    id === undefined ? [] : [frames.get(id) as Frame, ...stackOf(parents.get(id))]
  const found = new Map(nodes.map(({ id }) => [id, layerOf(stackOf(id))]))
  const shares = Object.fromEntries(Object.keys(layers).map((layer) => [layer, 0])) as Costs
  for (const [index, sample] of samples.entries()) {
    const layer = found.get(sample)
    if (layer !== undefined) shares[layer] += timeDeltas[index] ?? 0
  }
  return shares
}

function tableOf(operation: MeasuredOperation, costs: { ours: Costs; baseline: Costs }[]): string {
  const costOf = (layer: Layer) => ({
    ours: median(costs.map(({ ours }) => ours[layer])),
    baseline: median(costs.map(({ baseline }) => baseline[layer])),
  })
  const lines = Object.entries(layers).map(([layer, what]) => ({ what, ...costOf(layer as Layer) }))
  const sum = (side: 'ours' | 'baseline') => lines.reduce((total, line) => total + line[side], 0)
  const all = [...lines, { what: 'all', ours: sum('ours'), baseline: sum('baseline') }]
  return aligned([
    [operation, 'ours', 'beside', 'more'],
    ...all.map(({ what, ours, baseline }) => [
      what,
      ...[ours, baseline, ours - baseline].map((cost) => `${Math.round(cost)} µs`),
    ]),
  ])
}
