import { sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { businessColumns, presentBusiness } from './present-business.ts'

/** The caller's business. */
export const businessGet: Operation<'business.get'> = async ({ principal: { business_id }, em }) => {
  const row = await sqlOf(em)
    .selectFrom('businesses')
    .select(businessColumns)
    .where('id', '=', business_id)
    .executeTakeFirstOrThrow()
  return { status: 200, body: { success: true, data: presentBusiness(row) } }
}
