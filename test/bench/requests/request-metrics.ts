import type { Fixture } from '../fixture.ts'
import type { Metric } from '../table.ts'
import { type MeasuredOperation, measureRequestCost, measureRowSecurityCost, type RequestCost } from './request-cost.ts'

const targets: Record<MeasuredOperation, string> = {
  'people.list': '≤ 1.1 ×',
  'people.get': '≤ 1.15 ×',
  'people.create': '≤ 1.3 ×',
}

/** Measures the CPU time of the API relative to the hand-written baseline, and the cost of row-level security. */
export async function measureRequestMetrics(fixture: Fixture, report: (line: string) => void): Promise<Metric[]> {
  report('CPU of the API per request …')
  const cpu = await measureRequestCost(fixture)
  report('Requests with and without row-level security …')
  const security = await measureRowSecurityCost(fixture)
  const compareSides = (operation: MeasuredOperation, { ours, baseline, ratio }: RequestCost) => ({
    ours: `${Math.round(ours)} µs`,
    baseline: `${Math.round(baseline)} µs`,
    value: ratio,
    unit: '×' as const,
    member: operation.replace('.', '_'),
  })
  const operations = Object.keys(targets) as MeasuredOperation[]
  return [
    ...operations.map((operation) => {
      const { member, ...comparison } = compareSides(operation, cpu[operation])
      return {
        name: `${member}_cpu_ratio`,
        label: `server CPU of ${operation}`,
        ...comparison,
        target: targets[operation],
      }
    }),
    ...operations.map((operation) => {
      const { member, ...comparison } = compareSides(operation, security[operation])
      const label = `time of ${operation} with row-level security relative to without`
      return { name: `${member}_row_security_ratio`, label, ...comparison, target: '≤ 1.05 ×' }
    }),
  ]
}
