import { openFixture } from '../fixture.ts'
import { postgresCpuMicroseconds } from '../postgres-cpu.ts'
import type { Metric } from '../table.ts'
import { openSingleEvents } from './single-events.ts'

/** Number of events that are measured around the 500th and around the 5,000th. */
const window = 500

/**
 * Measures the cost of an event in PostgreSQL while a new business grows in a database that is never analysed. Plans
 * created for small tables, which read all rows of the business, would make the late events expensive.
 */
export async function measureGrowth(report: (line: string) => void): Promise<Metric[]> {
  report('Events of a new business, in a database that is never analysed …')
  const fixture = await openFixture({ isNew: true })
  try {
    const { createEvents, close } = await openSingleEvents(fixture, { warmUp: 500 - window / 2 })
    const measure = async (): Promise<number> => {
      const before = await postgresCpuMicroseconds(fixture.sql)
      await createEvents(window)
      return ((await postgresCpuMicroseconds(fixture.sql)) - before) / window
    }
    const early = await measure()
    await createEvents(4_500 - window)
    const late = await measure()
    await close()
    const label = 'CPU of PostgreSQL for the 5,000th event relative to the 500th, never analysed'
    const [ours, baseline] = [late, early].map((microseconds) => `${Math.round(microseconds)} µs`) as [string, string]
    return [{ name: 'never_analysed_growth', label, ours, baseline, value: late / early, unit: '×', target: '≤ 1.2 ×' }]
  } finally {
    await fixture.close()
  }
}
