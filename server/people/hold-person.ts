import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'

/**
 * Keeps a person from being deleted until the transaction ends. Comes before locks on users, so that nobody waits in a
 * circle.
 *
 * @returns when they leave, as far as that is known; undefined when there is no such person in the business
 */
export const holdPerson = (
  t: EntityManager,
  business_id: number,
  id: number,
): Promise<{ end_date: string | null } | undefined> =>
  sqlOf(t)
    .selectFrom('people')
    .select('end_date')
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
