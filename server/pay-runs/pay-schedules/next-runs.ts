import { sql } from 'kysely'
import { addDays } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Work } from '../../operation/work.ts'
import { firstPeriod, listPayRuns, type Timing } from './pay-calendar.ts'

type Run = Schemas['PayScheduleRun']

/** The members of a pay schedule that determine its next pay runs. */
export interface Upcoming extends Timing {
  active: boolean
  drafts_from: string
  drafted_until: string | null
}

/** The number of pay runs that a preview shows. */
const previewCount = 6

/**
 * The number of days for which holidays are read: enough for the largest number of monthly periods calculated at once.
 */
const holidayDays = 550

/** Returns the next pay runs of each pay schedule, by the holidays of all locations as they are now. */
export async function readNextRuns(work: Work, schedules: readonly Upcoming[], count = previewCount): Promise<Run[][]> {
  const upcoming = schedules.map((schedule) => {
    const { drafts_from: draftsFrom, drafted_until: after } = schedule
    return { schedule, range: { draftsFrom, after } }
  })
  const starts = upcoming.map(({ schedule, range }) => addDays(firstPeriod(schedule, range).from, -31)).sort()
  const [first, last] = [starts[0], starts.at(-1)]
  if (first === undefined || last === undefined) return []
  const holidays = await readHolidays(work, first, addDays(last, holidayDays))
  return upcoming.map(({ schedule, range }) =>
    schedule.active
      ? listPayRuns(schedule, { ...range, holidays })
          .take(count)
          .toArray()
      : [],
  )
}

/** Reads the dates of full-day holidays that apply to all locations. */
async function readHolidays({ db, business_id }: Work, from: string, to: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('holidays')
    .select('date')
    .where('business_id', '=', business_id)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('portion', '=', 'full')
    .where(sql<boolean>`location_ids = '{}'`)
    .execute()
  return new Set(rows.map(({ date }) => date))
}
