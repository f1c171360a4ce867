import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'

/**
 * Keeps a person from being deleted until the transaction ends. Comes before locks on users, so that nobody waits in a
 * circle.
 *
 * @returns whether there is such a person in the business
 */
export async function holdPerson(t: EntityManager, business_id: number, id: number): Promise<boolean> {
  const row = await sqlOf(t)
    .selectFrom('people')
    .select('id')
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}
