import { openPlace } from '../place.ts'
import { postgresCpuMicroseconds } from '../postgres-cpu.ts'
import type { Figure } from '../table.ts'
import { openLoneEvents } from './lone-events.ts'

/** How many events are measured around the 500th and the 5,000th. */
const window = 500

/**
 * What an event costs PostgreSQL while a new business grows in a database that is never analysed. Plans that were made
 * while tables were small, and would read all rows of the business, make the late events expensive.
 */
export async function neverAnalysedFigures(say: (line: string) => void): Promise<Figure[]> {
  say('Events of a new business, in a database that is never analysed …')
  const place = await openPlace({ isNew: true })
  try {
    const { make, close } = await openLoneEvents(place, { warmUp: 500 - window / 2 })
    const measure = async (): Promise<number> => {
      const before = await postgresCpuMicroseconds(place.sql)
      await make(window)
      return ((await postgresCpuMicroseconds(place.sql)) - before) / window
    }
    const early = await measure()
    await make(4_500 - window)
    const late = await measure()
    await close()
    const what = 'CPU of PostgreSQL for the 5,000th event beside the 500th, never analysed'
    const [ours, other] = [late, early].map((microseconds) => `${Math.round(microseconds)} µs`) as [string, string]
    return [{ name: 'never_analysed_growth', what, ours, other, figure: late / early, unit: '×', aim: '≤ 1.2 ×' }]
  } finally {
    await place.close()
  }
}
