import { type Times, timesOf } from '../median.ts'
import type { Place } from '../place.ts'
import { openPaced } from '../requests/paced.ts'

const events = 1_000

/** Measures milliseconds from the commit of a change to the arrival of its event, with nothing else to do. */
export async function measureFirstAttempt(place: Place): Promise<Times> {
  const paced = await openPaced(place)
  const delays = await paced.delaysOf(events)
  await paced.close()
  return timesOf(delays)
}
