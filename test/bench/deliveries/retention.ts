import { setTimeout as sleep } from 'node:timers/promises'
import { shownTimes, timesOf } from '../median.ts'
import type { Place } from '../place.ts'
import { openPaced } from '../requests/paced.ts'
import { aligned } from '../table.ts'

const events = 500
/** Weeks that ended longer ago are dropped. */
const keptDays = 7

/** How long it takes to drop the deliveries of some weeks, and how those fare that go out meanwhile. */
export async function measureRetention(place: Place, say: (line: string) => void): Promise<string> {
  say('Deliveries that are over …')
  const { sql } = place
  const count = async () => {
    const { rows } = await sql.query<{ count: string }>('select count(*) from webhook_deliveries')
    return Number(rows[0]?.count)
  }
  const paced = await openPaced(place)
  const alone = await paced.delaysOf(events)
  const before = await count()
  const arriving = paced.delaysOf(events)
  await sleep(1_000)
  const start = performance.now()
  await sql.query(`select drop_partitions('webhook_deliveries', ${keptDays})`)
  const seconds = (performance.now() - start) / 1_000
  const meanwhile = await arriving
  await paced.close()
  const dropped = before + events - (await count())
  return aligned([
    ['deliveries dropped', 'seconds', 'commit to arrival alone, p50 / p99 in ms', 'meanwhile'],
    [dropped.toLocaleString('en'), seconds.toFixed(2), shownTimes(timesOf(alone)), shownTimes(timesOf(meanwhile))],
  ])
}
