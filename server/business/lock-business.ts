import { sql } from 'kysely'
import type { Change } from '../operation/work.ts'

/** The first key of the lock; the second one is the business. */
export const businessLockKind = 20_261_124

/**
 * Locks a business until the transaction ends, for rules that no single row can enforce: one owner remains, and no chain
 * of managers is circular. Taken before any lock on people or users, so that transactions cannot deadlock. It is an
 * advisory lock: it writes no row, and reads of the business do not depend on it.
 */
export async function lockBusiness({ db, business_id }: Pick<Change, 'db' | 'business_id'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(businessLockKind)}, ${business_id})`.execute(db)
}
