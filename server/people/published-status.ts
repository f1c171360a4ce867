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
 * The status that dates make today, for a row that is written with them.
 *
 * @param today - SQL for the date
 * @param start - the start date as a column or a value, and `end` the end date
 */
export const statusBy = (
  today: RawBuilder<string>,
  { start, end }: Record<'start' | 'end', RawBuilder<unknown>>,
): RawBuilder<Status> =>
  sql`case when ${end}::date <= ${today} then 'terminated' when ${start}::date > ${today} then 'pending' else 'active' end`

/**
 * The day on which a person gets another status than events have told of, as the index `people_next_status` has it: null
 * where no day brings one.
 */
export const nextStatusOn = sql<string>`(case told_status when 'pending' then start_date when 'active' then end_date end)`

/**
 * How far the day of a business can go back, in days: when its time zone becomes the one whose day begins last, it is
 * up to 26 hours earlier.
 */
const furthestBack = 2

/**
 * Reads a row if there is somebody whose status is not the one that was told: a day has come, and the worker has not told
 * of it; or one that was told is ahead again. The order makes PostgreSQL read the index of days rather than everybody.
 */
const selectLate = prepare(
  (_db, business) => sql`
    (select from people
      where business_id = ${business.business_id} and deleted_at is null and ${nextStatusOn} <= ${todayIn(business)}
      order by ${nextStatusOn} limit 1)
    union all
    (select from people
      where business_id = ${business.business_id} and deleted_at is null and told_status <> 'pending'
        and ${startKey} > ${todayIn(business)} and ${startKey} <= ${todayIn(business)} + ${sql.lit(furthestBack)}
      order by ${startKey} limit 1)`,
)

/**
 * Whether everybody who is terminated or pending today has that as the status that was told. Then the index of who is not
 * active has them all. Who was told to be terminated and is not any more is in it, too: ask for the dates besides.
 */
export const isStatusPublished = async (work: Work): Promise<boolean> =>
  (await selectLate.executeTakeFirst(work, {})) === undefined

/**
 * What tells of the status of a person, after another one was told. Each beginning of an employment and each end is told
 * once, in their order, even where both days have passed meanwhile; a day that moves ahead again is told anew.
 *
 * @param row - whose `told_status` is written already
 */
export function statusEvents(told: Status, row: PersonRow, created_at: string): NewEvent[] {
  const data = personStatusEventData(row)
  const started: NewEvent = { type: 'person.started', data, created_at }
  const terminated: NewEvent = { type: 'person.terminated', data, created_at }
  if (row.told_status === told || row.told_status === 'pending') return []
  if (row.told_status === 'active') return [started]
  const hasWorked = row.start_date === null || row.end_date === null || row.start_date < row.end_date
  return told === 'pending' && hasWorked ? [started, terminated] : [terminated]
}

/** Whether a person's user lost or got back their access with a status, after another one was told. */
export const changesAccess = (told: Status, { told_status }: Pick<PersonRow, 'told_status'>): boolean =>
  (told === 'terminated') !== (told_status === 'terminated')
