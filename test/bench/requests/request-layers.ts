import type { Profiler } from 'node:inspector/promises'
import type { Fixture } from '../fixture.ts'
import { median } from '../median.ts'
import { formatTable } from '../table.ts'
import { type Frame, findLayer, type Layer, layers } from './layers.ts'
import {
  createRequests,
  type MeasuredOperation,
  measureCpu,
  openSide,
  type Side,
  warmUpRequests,
} from './request-cost.ts'

const rounds = 5
const profiledRequests = 2_000

/** The cost of a request by layer, in microseconds. */
type Costs = Record<Layer, number>

/**
 * Measures the cost of each layer of a request, for the API and the hand-written baseline. The CPU time of a request is
 * divided between the layers in proportion to the samples of a CPU profile of the same load. The statements of the
 * session check are attributed to the layer `statement`, not `token`, because the stack of the driver does not contain
 * the caller.
 *
 * @returns a table for each operation
 */
export async function measureRequestLayers(fixture: Fixture, report: (line: string) => void): Promise<string> {
  const ours = await openSide('server/main.ts', fixture)
  const baseline = await openSide('test/bench/requests/baseline.ts', fixture)
  try {
    const tables: string[] = []
    for (const [operation, nextRequest] of Object.entries(createRequests(fixture))) {
      report(`Layers of ${operation} …`)
      const costs: { ours: Costs; baseline: Costs }[] = []
      for (const { load } of [ours, baseline]) await load.run(warmUpRequests, nextRequest)
      for (let round = 0; round < rounds; round += 1) {
        costs.push({
          ours: await measureLayers(ours, nextRequest),
          baseline: await measureLayers(baseline, nextRequest),
        })
      }
      tables.push(createTable(operation as MeasuredOperation, costs))
    }
    return tables.join('\n')
  } finally {
    for (const side of [ours, baseline]) await side.close()
  }
}

async function measureLayers(side: Side, nextRequest: Parameters<typeof measureCpu>[1]): Promise<Costs> {
  const total = await measureCpu(side, nextRequest) // measured without a profiler, which slows the process down
  await side.child.call('startProfile')
  await side.load.run(profiledRequests, nextRequest)
  const profile = await side.child.call<Profiler.Profile>('endProfile')
  const shares = sumSamples(profile)
  const all = Object.values(shares).reduce((sum, share) => sum + share, 0)
  return Object.fromEntries(Object.entries(shares).map(([layer, share]) => [layer, (total * share) / all])) as Costs
}

/** The sampled time of each layer in a profile. */
function sumSamples({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Costs {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const buildStack = (id: number | undefined): Frame[] =>
    id === undefined ? [] : [frames.get(id) as Frame, ...buildStack(parents.get(id))]
  const layersById = new Map(nodes.map(({ id }) => [id, findLayer(buildStack(id))]))
  const shares = Object.fromEntries(Object.keys(layers).map((layer) => [layer, 0])) as Costs
  for (const [index, sample] of samples.entries()) {
    const layer = layersById.get(sample)
    if (layer !== undefined) shares[layer] += timeDeltas[index] ?? 0
  }
  return shares
}

function createTable(operation: MeasuredOperation, costs: { ours: Costs; baseline: Costs }[]): string {
  const medianCost = (layer: Layer) => ({
    ours: median(costs.map(({ ours }) => ours[layer])),
    baseline: median(costs.map(({ baseline }) => baseline[layer])),
  })
  const lines = Object.entries(layers).map(([layer, label]) => ({ label, ...medianCost(layer as Layer) }))
  const sum = (side: 'ours' | 'baseline') => lines.reduce((total, line) => total + line[side], 0)
  const all = [...lines, { label: 'all', ours: sum('ours'), baseline: sum('baseline') }]
  return formatTable([
    [operation, 'ours', 'baseline', 'difference'],
    ...all.map(({ label, ours, baseline }) => [
      label,
      ...[ours, baseline, ours - baseline].map((cost) => `${Math.round(cost)} µs`),
    ]),
  ])
}
