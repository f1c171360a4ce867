import { sql } from 'kysely'
import { prepare } from '../operation/prepare.ts'
import type { Work } from '../operation/work.ts'

/** Today's date in the time zone of a business, by the database's clock, for use in a statement. */
export const todayIn = ({ business_id }: Pick<Work, 'business_id'>) =>
  sql<string>`(now() at time zone (select time_zone from businesses where id = ${business_id}))::date`

const selectToday = prepare((_db, business) => sql<{ today: string }>`select ${todayIn(business)} as today`)

/** @returns today's date in the time zone of the business, `YYYY-MM-DD` */
export const readToday = async (work: Work): Promise<string> =>
  (await selectToday.executeTakeFirstOrThrow(work, {})).today
