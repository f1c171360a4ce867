import { sql } from 'kysely'
import { eraseLeaveNotes } from '../leave/erase-leave-notes.ts'
import { acrossBusinesses, type GlobalWork, inTransaction, type Work } from '../operation/work.ts'
import { eraseRecurringLines } from '../pay-runs/erase-pay.ts'
import { clearedRecord } from './cleared-record.ts'

/** The days for which a tombstone still tells who the person was. */
const piiRetentionDays = 30

const isOver = sql<boolean>`cleared_at is null and deleted_at < now() - make_interval(days => ${sql.lit(piiRetentionDays)})`

/** The businesses that have somebody to clear. */
export async function businessesToClear(work: GlobalWork): Promise<number[]> {
  const { db } = acrossBusinesses(work)
  const rows = await db.selectFrom('people').select('business_id').distinct().where(isOver).execute()
  return rows.map(({ business_id }) => business_id)
}

/**
 * Clears the personal data of people of a business who were deleted that long ago. Kept are the ids, what payslips
 * and other records refer to, and the dates of employment, on which the access of a user depends. Notes on their leave
 * are cleared too. Payslips keep the names that they were written with: they are records of their own.
 *
 * @param limit - the most that are cleared at once
 * @returns how many were cleared
 */
export const clearDeleted = (work: Work, limit: number): Promise<number> =>
  inTransaction(work, async (work) => {
    const { db, business_id } = work
    const gone = await db
      .selectFrom('people')
      .select('id')
      .where('business_id', '=', business_id)
      .where(isOver)
      .orderBy('deleted_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = gone.map(({ id }) => id)
    await db
      .updateTable('people')
      .set({ ...clearedRecord('Deleted'), updated_at: sql`now()`, version: sql`version + 1` })
      .where('business_id', '=', business_id)
      .where(sql<boolean>`id = any(${ids}::int[])`)
      .execute()
    await eraseLeaveNotes(work, ids)
    await eraseRecurringLines(work, ids)
    return ids.length
  })
