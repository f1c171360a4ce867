import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'

/** @returns today's date where the business is, `YYYY-MM-DD`, by the clock of the database */
export async function businessToday(em: EntityManager, business_id: number): Promise<string> {
  const { today } = await sqlOf(em)
    .selectFrom('businesses')
    .select(sql<string>`(now() at time zone time_zone)::date`.as('today'))
    .where('id', '=', business_id)
    .executeTakeFirstOrThrow()
  return today
}
