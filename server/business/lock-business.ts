import type { Change } from '../operation/work.ts'

/**
 * Locks a business for rules that no single row can enforce: one owner remains, and no chain of managers is circular.
 * Taken before any lock on people or users, so that transactions cannot deadlock.
 */
export async function lockBusiness({ db, business_id }: Change): Promise<void> {
  await db.selectFrom('businesses').select('id').where('id', '=', business_id).forNoKeyUpdate().execute()
}
