import { sql } from 'kysely'
import { prepare } from '../operation/prepare.ts'
import type { Work } from '../operation/work.ts'
import { rowClock } from './clock.ts'

/**
 * SQL expression for today's date by the clock and in the time zone of the business in the statement's row of
 * `businesses`.
 */
export const rowToday = sql<string>`(${rowClock} at time zone businesses.time_zone)::date`

/** Returns an SQL expression for today's date by the clock and in the time zone of a business. */
export const todayIn = ({ business_id }: Pick<Work, 'business_id'>) =>
  sql<string>`(select ${rowToday} from businesses where id = ${business_id})`

const selectToday = prepare((_db, business) => sql<{ today: string }>`select ${todayIn(business)} as today`)

/** Reads today's date by the clock and in the time zone of the business, in the format `YYYY-MM-DD`. */
export const readToday = async (work: Work): Promise<string> =>
  (await selectToday.executeTakeFirstOrThrow(work, {})).today
