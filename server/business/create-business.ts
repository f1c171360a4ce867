import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'

interface NewBusiness {
  name: string
  currency: string
  time_zone: string
  owner: { name: string; email: string; password_hash: string }
}

/**
 * Adds a business and its first user, who owns it.
 *
 * @param em - in a transaction, so that there is no business without an owner
 * @returns the id of the business
 * @throws when somebody has the owner's e-mail already (constraint `users_email`)
 */
export async function createBusiness(em: EntityManager, { owner, ...business }: NewBusiness): Promise<number> {
  const { id } = await sqlOf(em).insertInto('businesses').values(business).returning('id').executeTakeFirstOrThrow()
  await sqlOf(em)
    .insertInto('users')
    .values({ ...owner, business_id: id, role: 'owner', active: true })
    .execute()
  return id
}
