import { sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { notFound } from '../operation/errors.ts'
import { presentUser, userColumns } from './present-user.ts'

/** One user of the business. */
export const usersGet: Operation<'users.get'> = async ({ path, principal: { business_id }, em }) => {
  const row = await sqlOf(em)
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', path.id)
    .where('business_id', '=', business_id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { status: 200, body: { success: true, data: presentUser(row) } }
}
