import { type RawBuilder, sql } from 'kysely'
import { eraseBankAccounts } from '../bank-accounts/erase-bank-accounts.ts'
import { eraseCompensations } from '../compensation/erase-compensations.ts'
import { eraseLeaveAttachments } from '../leave/attachments/erase-attachments.ts'
import { eraseLeaveNotes } from '../leave/erase-leave-notes.ts'
import { acrossBusinesses, type GlobalWork, inTransaction, type Work } from '../operation/work.ts'
import { eraseRecurringLines } from '../pay-runs/erase-pay.ts'
import { eraseAssignments } from '../people/assignments/erase-assignments.ts'
import { eraseEmployments } from '../people/employments/erase-employments.ts'
import { erasePersonChanges } from '../person-changes/erase-person-changes.ts'
import { erasePersonalDetails } from '../personal-details/erase-personal-details.ts'
import { eraseTasks } from '../tasks/erase-tasks.ts'

/** The number of days for which a tombstone keeps personal data. */
const piiRetentionDays = 30

const isDue = sql<boolean>`cleared_at is null and deleted_at < now() - make_interval(days => ${sql.lit(piiRetentionDays)})`

/** Returns the IDs of businesses that have tombstones to clear. */
export async function businessesToClear(work: GlobalWork): Promise<number[]> {
  const { db } = acrossBusinesses(work)
  const rows = await db.selectFrom('people').select('business_id').distinct().where(isDue).execute()
  return rows.map(({ business_id }) => business_id)
}

/**
 * Clears the personal data of people who were deleted longer ago than the retention period, with the notes and the
 * attachments of their leave. IDs remain, as other records refer to them; so do the employment dates, on which the
 * access of a user depends. Payslips and payments are separate records and keep their names and accounts until the
 * person is erased (`people.erase`).
 *
 * @param limit - the maximum number of people to clear
 * @returns the number of cleared people
 */
export const clearDeleted = (work: Work, limit: number): Promise<number> =>
  inTransaction(work, async (work) => {
    const { db, business_id } = work
    const people = await db
      .selectFrom('people')
      .select('id')
      .where('business_id', '=', business_id)
      .where(isDue)
      .orderBy('deleted_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = people.map(({ id }) => id)
    await db
      .updateTable('people')
      .set({ ...clearedRecord('Deleted'), updated_at: sql`now()`, version: sql`version + 1` })
      .where('business_id', '=', business_id)
      .where(sql<boolean>`id = any(${ids}::int[])`)
      .execute()
    await eraseLeaveNotes(work, ids)
    await eraseLeaveAttachments(work, ids)
    await eraseAssignments(work, ids)
    await eraseEmployments(work, ids)
    await eraseCompensations(work, ids)
    await erasePersonChanges(work, ids)
    await erasePersonalDetails(work, ids)
    await eraseBankAccounts(work, ids)
    await eraseRecurringLines(work, ids)
    await eraseTasks(work, ids)
    return ids.length
  })

/**
 * Returns the column values of a person whose personal data is cleared. Values that do not identify the person remain:
 * the IDs, the dates and the type of the employment, and the manager.
 *
 * @param word - the replacement for the first name
 */
export const clearedRecord = (word: 'Deleted' | 'Erased') => ({
  first_name: word,
  last_name: 'Person',
  preferred_name: null,
  email: sql<string>`'person-' || people.id || ${`@${word.toLowerCase()}.invalid`}`,
  phone: null,
  date_of_birth: null,
  employee_number: null,
  job_title: null,
  address: null,
  postal_address: null,
  department_id: null,
  location_id: null,
  end_reason: null,
  work_pattern: sql.raw('default') as RawBuilder<never>,
  metadata: '{}' as never,
  custom_fields: '{}' as never,
  cleared_at: sql<string>`now()`,
})
