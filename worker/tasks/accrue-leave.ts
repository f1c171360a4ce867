import { bookDueLines } from '../../server/leave/book-due-lines.ts'
import { acrossBusinesses, inBusiness } from '../../server/operation/work.ts'
import type { Task } from '../task.ts'

/**
 * Books earned leave days and closes leave years, business by business. A failure in one business does not stop the
 * others.
 *
 * @throws {AggregateError} with all failures, so that the job is retried
 */
export const accrueLeave: Task<'accrue_leave'> = async (work) => {
  const businesses = await acrossBusinesses(work)
    .db.selectFrom('leave_types')
    .select('business_id')
    .distinct()
    .where('accrual_method', '<>', 'none')
    .orderBy('business_id')
    .execute()
  const failures: unknown[] = []
  for (const { business_id } of businesses) {
    await bookDueLines(inBusiness(work, business_id)).catch((cause: unknown) => {
      failures.push(new Error(`leave of business ${business_id} was not booked`, { cause }))
    })
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not all leave was booked')
}
