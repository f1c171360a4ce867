import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { forgetLeaveNotes } from '../leave/forget-leave-notes.ts'

/** Days after which nobody can be recognised by a tombstone any more. */
const recognisableDays = 30

/**
 * Clears the personal data of people who were deleted that long ago. Ids stay, and what payslips and other records
 * refer to; so do the dates of employment, on which the access of a user depends. What was noted of their leave goes
 * too. Payslips keep the names that they were written with: they are records of their own.
 *
 * @param limit - how many at most
 * @returns how many were cleared
 */
export function clearDeleted(em: EntityManager, limit: number): Promise<number> {
  return inTransaction(em, async (t) => {
    const { rows } = await sql<{ id: number }>`
      update people set
        first_name = 'Deleted', last_name = 'Person', preferred_name = null,
        email = 'person-' || id || '@deleted.invalid', phone = null, date_of_birth = null, employee_number = null,
        job_title = null, department = null, work_pattern = default, metadata = '{}',
        cleared_at = now(), updated_at = now(), version = version + 1
      where id = any(array(
        select id from people
        where cleared_at is null and deleted_at < now() - make_interval(days => ${recognisableDays})
        order by deleted_at limit ${limit}
        for update skip locked
      ))
      returning id`.execute(sqlOf(t))
    const ids = rows.map(({ id }) => id)
    await forgetLeaveNotes(t, ids)
    return rows.length
  })
}
