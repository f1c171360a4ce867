import type { Fixture } from '../fixture.ts'
import { type Percentiles, percentiles } from '../median.ts'
import { openPacedLoad } from '../requests/paced.ts'

const events = 1_000

/** Measures the milliseconds from the commit of a change to the arrival of its event, without other work. */
export async function measureFirstAttempt(fixture: Fixture): Promise<Percentiles> {
  const paced = await openPacedLoad(fixture)
  const delays = await paced.measureDelays(events)
  await paced.close()
  return percentiles(delays)
}
