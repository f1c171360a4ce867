import type { Place } from '../place.ts'
import type { Figure } from '../table.ts'
import { type MeasuredOperation, measureRequestCost, measureRowSecurityCost, type RequestCost } from './request-cost.ts'

const aims: Record<MeasuredOperation, string> = {
  'people.list': '≤ 1.1 ×',
  'people.get': '≤ 1.15 ×',
  'people.create': '≤ 1.3 ×',
}

/** CPU of the API beside hand-written code, and what row-level security adds to the time of a request. */
export async function requestFigures(place: Place, say: (line: string) => void): Promise<Figure[]> {
  say('CPU of the API for each request …')
  const cpu = await measureRequestCost(place)
  say('Requests with row-level security and without …')
  const security = await measureRowSecurityCost(place)
  const figureOf = (operation: MeasuredOperation, { ours, baseline, ratio }: RequestCost) => ({
    ours: `${Math.round(ours)} µs`,
    other: `${Math.round(baseline)} µs`,
    figure: ratio,
    unit: '×' as const,
    member: operation.replace('.', '_'),
  })
  const operations = Object.keys(aims) as MeasuredOperation[]
  return [
    ...operations.map((operation) => {
      const { member, ...figure } = figureOf(operation, cpu[operation])
      return { name: `${member}_cpu_ratio`, what: `server CPU of ${operation}`, ...figure, aim: aims[operation] }
    }),
    ...operations.map((operation) => {
      const { member, ...figure } = figureOf(operation, security[operation])
      const what = `time of ${operation} with row-level security, beside without`
      return { name: `${member}_row_security_ratio`, what, ...figure, aim: '≤ 1.05 ×' }
    }),
  ]
}
