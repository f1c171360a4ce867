import type { Work } from '../operation/work.ts'

/** Returns the currency of the business, which is the default for amounts. */
export async function currencyOfBusiness({ db, business_id }: Work): Promise<string> {
  const business = db.selectFrom('businesses').select('currency').where('id', '=', business_id)
  return (await business.executeTakeFirstOrThrow()).currency
}
