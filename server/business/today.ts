import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { prepare } from '../db/prepare.ts'

/** Today's date in the time zone of a business, by the database's clock, for use in a statement. */
export const todayIn = (businessId: number) =>
  sql<string>`(now() at time zone (select time_zone from businesses where id = ${businessId}))::date`

const selectToday = prepare(
  (_db, { business_id }: { business_id: number }) => sql<{ today: string }>`select ${todayIn(business_id)} as today`,
)

/** @returns today's date in the time zone of a business, `YYYY-MM-DD` */
export const readToday = async (em: EntityManager, business_id: number): Promise<string> =>
  (await selectToday.executeTakeFirstOrThrow(em, { business_id })).today
