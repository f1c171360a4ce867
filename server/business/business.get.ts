import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { readLogo } from './logo.ts'
import { businessColumns, presentBusiness } from './present-business.ts'

/** Gets the caller's business. */
export const businessGet = operation('business.get', async (work) => {
  const business = work.db.selectFrom('businesses').select(businessColumns).where('id', '=', work.business_id)
  return ok(presentBusiness(await business.executeTakeFirstOrThrow(), await readLogo(work)))
})
