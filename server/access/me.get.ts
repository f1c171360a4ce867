import type { Operation } from '../contract.ts'
import { sqlOf } from '../db/orm.ts'

/** The user behind the token, and what the token may do. */
export const meGet: Operation<'me.get'> = async ({ principal: { business_id, user_id, scopes }, em }) => {
  const row = await sqlOf(em)
    .selectFrom('users')
    .innerJoin('businesses', 'businesses.id', 'users.business_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.role',
      'users.created_at',
      'users.updated_at',
      'users.version',
    ])
    .select(['businesses.name as business_name', 'businesses.currency', 'businesses.time_zone'])
    .where('users.id', '=', user_id)
    .where('users.business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  const data = {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    scopes: [...scopes],
    business: { id: business_id, name: row.business_name, currency: row.currency, time_zone: row.time_zone },
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
  return { status: 200, body: { success: true, data } }
}
