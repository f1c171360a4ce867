import { percentile } from './median.ts'
import { openPaced } from './paced.ts'
import type { Place } from './place.ts'

/** Milliseconds from the commit of a change to the arrival of its event at the receiver. */
export interface FirstAttempt {
  p50: number
  p99: number
}

const events = 1_000

/** Measures what happens with nothing else to do. */
export async function measureFirstAttempt(place: Place): Promise<FirstAttempt> {
  const paced = await openPaced(place)
  const delays = await paced.delaysOf(events)
  await paced.close()
  return { p50: percentile(delays, 0.5), p99: percentile(delays, 0.99) }
}
