import { sql } from 'kysely'
import { forgetLeaveNotes } from '../leave/forget-leave-notes.ts'
import { acrossBusinesses, type GlobalWork, inTransaction } from '../operation/work.ts'
import { forgetRecurringLines } from '../pay-runs/forget-recurring-lines.ts'

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
    const { rows } = await sql<{ business_id: number; id: number }>`
      with gone as materialized (
        select business_id, id from people
        where cleared_at is null and deleted_at < now() - make_interval(days => ${recognisableDays})
        order by deleted_at limit ${limit}
        for update skip locked
      )
      update people set
        first_name = 'Deleted', last_name = 'Person', preferred_name = null,
        email = 'person-' || people.id || '@deleted.invalid', phone = null, address = null, date_of_birth = null, employee_number = null,
        job_title = null, department_id = null, location_id = null, work_pattern = default, metadata = '{}',
        cleared_at = now(), updated_at = now(), version = version + 1
      from gone where people.business_id = gone.business_id and people.id = gone.id
      returning people.business_id, people.id`.execute(work.db)
    await forgetLeaveNotes(work, rows)
    await forgetRecurringLines(work, rows)
    return rows.length
  })
