import { ok } from '../operation/answer.ts'
import { operation } from '../operation/operation.ts'
import { businessColumns, presentBusiness } from './present-business.ts'

/** The caller's business. */
export const businessGet = operation('business.get', async ({ db, business_id }) => {
  const business = db.selectFrom('businesses').select(businessColumns).where('id', '=', business_id)
  return ok(presentBusiness(await business.executeTakeFirstOrThrow()))
})
