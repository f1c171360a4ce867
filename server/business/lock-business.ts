import { sql } from 'kysely'
import type { Change } from '../operation/work.ts'

/** The first key of the lock; the second is the business. */
export const businessLockKind = 20_261_124

/**
 * Locks a business until the transaction ends, for rules across rows, such as a remaining owner and no cycle of managers.
 * To avoid deadlocks, it comes before any lock on people or users. An advisory lock: it writes no row and blocks no read.
 */
export async function lockBusiness({ db, business_id }: Pick<Change, 'db' | 'business_id'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(businessLockKind)}, ${business_id})`.execute(db)
}
