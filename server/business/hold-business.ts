import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'

/**
 * Takes the lock under which a business decides what no single row can say: that an owner stays, and that nobody
 * manages themselves through others. Comes before any lock on people or users, so that nobody waits in a circle.
 */
export async function holdBusiness(t: EntityManager, business_id: number): Promise<void> {
  await sqlOf(t).selectFrom('businesses').select('id').where('id', '=', business_id).forNoKeyUpdate().execute()
}
