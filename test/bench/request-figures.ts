import type { Place } from './place.ts'
import { type MeasuredOperation, measureRequestCost } from './request-cost.ts'
import type { Figure } from './table.ts'

const aims: Record<MeasuredOperation, string> = {
  'people.list': '≤ 1.2 ×',
  'people.get': '≤ 1.2 ×',
  'people.create': '≤ 1.5 ×',
}

/** CPU of the API beside hand-written code. */
export async function requestFigures(place: Place, say: (line: string) => void): Promise<Figure[]> {
  say('CPU of the API for each request …')
  const costs = await measureRequestCost(place)
  return (Object.keys(aims) as MeasuredOperation[]).map((operation) => ({
    name: `${operation.replace('.', '_')}_cpu_ratio`,
    what: `server CPU of ${operation}`,
    ours: `${Math.round(costs[operation].ours)} µs`,
    other: `${Math.round(costs[operation].baseline)} µs`,
    figure: costs[operation].ratio,
    unit: '×',
    aim: aims[operation],
  }))
}
