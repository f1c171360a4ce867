import { sql } from 'kysely'
import { forgetLeaveNotes } from '../leave/forget-leave-notes.ts'
import { acrossBusinesses, type GlobalWork, inTransaction } from '../operation/work.ts'
import { forgetRecurringLines } from '../pay-runs/forget-recurring-lines.ts'
import { clearedRecord } from './cleared-record.ts'

/** The days for which a tombstone still tells who the person was. */
const recognisableDays = 30

/**
 * Clears the personal data of people who were deleted that long ago, in all businesses. Kept are the ids, what payslips
 * and other records refer to, and the dates of employment, on which the access of a user depends. Notes on their leave
 * are cleared too. Payslips keep the names that they were written with: they are records of their own.
 *
 * @param limit - the most that are cleared at once
 * @returns how many were cleared
 */
export const clearDeleted = (work: GlobalWork, limit: number): Promise<number> =>
  inTransaction(acrossBusinesses(work), async (work) => {
    const rows = await work.db
      .with(
        (gone) => gone('gone').materialized(),
        (db) =>
          db
            .selectFrom('people')
            .select(['business_id', 'id'])
            .where('cleared_at', 'is', null)
            .where('deleted_at', '<', sql<string>`now() - make_interval(days => ${recognisableDays})`)
            .orderBy('deleted_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
      )
      .updateTable('people')
      .from('gone')
      .set({ ...clearedRecord('Deleted'), updated_at: sql`now()`, version: sql`version + 1` })
      .whereRef('people.business_id', '=', 'gone.business_id')
      .whereRef('people.id', '=', 'gone.id')
      .returning(['people.business_id', 'people.id'])
      .execute()
    await forgetLeaveNotes(work, rows)
    await forgetRecurringLines(work, rows)
    return rows.length
  })
