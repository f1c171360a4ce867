import { sql } from 'kysely'
import { isDistributed } from '../db/citus/across-machines.ts'
import type { Change } from '../operation/work.ts'

/** The first key of the lock; the second one is the business. */
export const businessLockKind = 20_261_124

/**
 * Locks a business for rules that no single row can enforce: one owner remains, and no chain of managers is circular.
 * Taken before any lock on people or users, so that transactions cannot deadlock. Where Citus has the table on each
 * machine, a lock on a row of it holds up all businesses: there it is one beside the row.
 */
export async function lockBusiness({ db, business_id }: Pick<Change, 'db' | 'business_id'>): Promise<void> {
  if (isDistributed(db)) {
    await sql`select pg_advisory_xact_lock(${sql.lit(businessLockKind)}, ${business_id})`.execute(db)
    return
  }
  await db.selectFrom('businesses').select('id').where('id', '=', business_id).forNoKeyUpdate().execute()
}
