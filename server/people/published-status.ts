import { type RawBuilder, sql } from 'kysely'
import { todayIn } from '../business/today.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { prepare } from '../operation/prepare.ts'
import type { Work } from '../operation/work.ts'
import type { NewEvent } from '../outbox/record-event.ts'
import { startKey } from './person-order.ts'
import { type PersonRow, personStatusEventData } from './present-person.ts'

type Status = Schemas['PersonStatus']

/**
 * Returns SQL for the status on a day that follows from the dates of employment, for a statement that writes both.
 *
 * @param today - SQL for the date
 * @param dates - the start date and the end date, each as a column or a value
 */
export const statusToday = (
  today: RawBuilder<string>,
  { start, end }: Record<'start' | 'end', RawBuilder<unknown>>,
): RawBuilder<Status> =>
  sql`case when ${end}::date <= ${today} then 'terminated' when ${start}::date > ${today} then 'pending' else 'active' end`

/**
 * SQL for the day on which the status of a person will differ from the published status, as in the index
 * `people_next_status`; null if there is none.
 */
export const nextStatusOn = sql<string>`(case told_status when 'pending' then start_date when 'active' then end_date end)`

/**
 * The maximum number of days by which the local date goes back, when a business moves to the time zone whose day begins
 * last: its clock then goes back by up to 26 hours.
 */
const maxDaysBack = 2

/**
 * Reads a row if the published status of any person is out of date: the day of a new status has come and the worker has
 * not published it yet, or the day of a published status is in the future again. The order of the conditions makes
 * PostgreSQL read the indexes on dates instead of all people.
 */
const selectOutdated = prepare(
  (_db, business) => sql`
    (select from people
      where business_id = ${business.business_id} and deleted_at is null and ${nextStatusOn} <= ${todayIn(business)}
      order by ${nextStatusOn} limit 1)
    union all
    (select from people
      where business_id = ${business.business_id} and deleted_at is null and told_status <> 'pending'
        and ${startKey} > ${todayIn(business)} and ${startKey} <= ${todayIn(business)} + ${sql.lit(maxDaysBack)}
      order by ${startKey} limit 1)`,
)

/**
 * Whether `published_status` is current for all people who are terminated or pending today. If so, the index
 * `people_not_active` contains them all. It may also contain people whose end date was removed since, so that a list
 * has to check the dates as well.
 */
export const isStatusPublished = async (work: Work): Promise<boolean> =>
  (await selectOutdated.executeTakeFirst(work, {})) === undefined

/**
 * Returns the events about a new status. Each start and each end of an employment has one event, in chronological
 * order, even if both days have passed since the last published status. A day that moves into the future again gets
 * another event when it comes.
 *
 * @param published - the status that was published before
 * @param row - the person with the new `published_status`
 */
export function statusEvents(published: Status, row: PersonRow, created_at: string): NewEvent[] {
  const data = personStatusEventData(row)
  const started: NewEvent = { type: 'person.started', data, created_at }
  const terminated: NewEvent = { type: 'person.terminated', data, created_at }
  if (row.published_status === published || row.published_status === 'pending') return []
  if (row.published_status === 'active') return [started]
  const hasWorked = row.start_date === null || row.end_date === null || row.start_date < row.end_date
  return published === 'pending' && hasWorked ? [started, terminated] : [terminated]
}

/** Whether the user of a person lost or regained access because of a new status. */
export const changesAccess = (before: Status, { published_status }: Pick<PersonRow, 'published_status'>): boolean =>
  (before === 'terminated') !== (published_status === 'terminated')
