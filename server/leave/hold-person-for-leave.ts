import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'
import { notFound } from '../operation/errors.ts'
import type { WorkPattern } from './count-days.ts'

/** What counting somebody's leave takes. */
export interface PersonOnLeave {
  start_date: string | null
  end_date: string | null
  work_pattern: WorkPattern
}

/**
 * Keeps others from changing somebody's leave, and when they are employed, until the transaction ends. The first lock of
 * every change to leave, so that nobody waits in a circle.
 *
 * @throws {ApiError} 404 for one that is not in the business or deleted
 */
export async function holdPersonForLeave(t: EntityManager, business_id: number, id: number): Promise<PersonOnLeave> {
  const row = await sqlOf(t)
    .selectFrom('people')
    .select(['start_date', 'end_date', 'work_pattern'])
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
