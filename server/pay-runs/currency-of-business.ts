import type { Work } from '../operation/work.ts'

/** The default currency of amounts. */
export async function currencyOfBusiness({ db, business_id }: Work): Promise<string> {
  const business = db.selectFrom('businesses').select('currency').where('id', '=', business_id)
  return (await business.executeTakeFirstOrThrow()).currency
}
