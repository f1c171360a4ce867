import { startChild } from '../child.ts'
import type { Fixture } from '../fixture.ts'
import { type LoadRequest, openLoad } from '../load.ts'
import { formatPercentiles, percentiles } from '../median.ts'
import { formatTable } from '../table.ts'
import { fillReports } from './report-fill.ts'

const requests = 10

/** The parameters of the measured reports, without the period. */
const reports = {
  headcount: '',
  'headcount by department': 'group_by=department',
  turnover: '',
  'turnover by department': 'group_by=department',
  absence: '',
  'absence by department': 'group_by=department',
  'pay-cost': '',
  'leave-liability': 'group_by=department',
}

/** Measures the reports of 12 and 36 months about 10,000 people. @returns a table of their times */
export async function measureReports(fixture: Fixture, report: (line: string) => void): Promise<string> {
  report('Filling 36 months of employments, leave and payslips …')
  await fillReports(fixture)
  const server = await startChild('server/main.ts', { env: fixture.env })
  const load = openLoad(server.url, fixture.token, 1)
  const measure = async (path: string): Promise<string> => {
    const next = (): LoadRequest => ({ method: 'GET', path })
    await load.run(1, next)
    const times: number[] = []
    for (let index = 0; index < requests; index += 1) {
      const start = performance.now()
      await load.run(1, next)
      times.push(performance.now() - start)
    }
    return formatPercentiles(percentiles(times))
  }
  const lines: string[][] = []
  for (const [name, parameters] of Object.entries(reports)) {
    const path = `/v1/reports/${name.split(' ')[0]}?${parameters}`
    const hasPeriod = name !== 'leave-liability'
    lines.push([
      name,
      await measure(path),
      hasPeriod ? await measure(`${path}&from=${firstDay(35)}&to=${firstDay(0)}`) : '',
    ])
  }
  await load.close()
  await server.stop()
  return formatTable([['p50 / p99 in ms, 10,000 people', '12 months', '36 months'], ...lines])
}

/** Returns the first day of a month before the running one. */
function firstDay(monthsAgo: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo)).toISOString().slice(0, 10)
}
