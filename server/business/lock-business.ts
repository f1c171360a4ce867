import { sql } from 'kysely'
import type { Change } from '../operation/work.ts'

/** The first key of the advisory lock; the second key is the business ID. */
export const businessLockKind = 20_261_124

/**
 * Locks a business until the transaction ends, for rules across rows, such as that an owner remains and that managers
 * form no cycle. To avoid deadlocks, take this lock before any lock on people or users. It is a transaction-level
 * advisory lock, which writes no row and blocks no reads.
 */
export async function lockBusiness({ db, business_id }: Pick<Change, 'db' | 'business_id'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(businessLockKind)}, ${business_id})`.execute(db)
}
