import { setTimeout as sleep } from 'node:timers/promises'
import type { Fixture } from '../fixture.ts'
import { formatPercentiles, percentiles } from '../median.ts'
import { openPacedLoad } from '../requests/paced.ts'
import { formatTable } from '../table.ts'

const events = 500
/** The number of days after which a partition that has ended is dropped. */
const retentionDays = 7

/** Measures how long it takes to drop the deliveries of some weeks, and the delays of events at the same time. */
export async function measureRetention(fixture: Fixture, report: (line: string) => void): Promise<string> {
  report('Retention of deliveries …')
  const { sql } = fixture
  const count = async () => {
    const { rows } = await sql.query<{ count: string }>('select count(*) from webhook_deliveries')
    return Number(rows[0]?.count)
  }
  const paced = await openPacedLoad(fixture)
  const alone = await paced.measureDelays(events)
  const before = await count()
  const loadedDelays = paced.measureDelays(events)
  await sleep(1_000)
  const start = performance.now()
  await sql.query(`select drop_partitions('webhook_deliveries', ${retentionDays})`)
  const seconds = (performance.now() - start) / 1_000
  const loaded = await loadedDelays
  await paced.close()
  const dropped = before + events - (await count())
  return formatTable([
    ['deliveries dropped', 'seconds', 'commit to arrival alone, p50 / p99 in ms', 'during the drop'],
    [
      dropped.toLocaleString('en'),
      seconds.toFixed(2),
      formatPercentiles(percentiles(alone)),
      formatPercentiles(percentiles(loaded)),
    ],
  ])
}
