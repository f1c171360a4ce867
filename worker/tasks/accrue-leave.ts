import { bookDueLines } from '../../server/leave/balances/book-due-lines.ts'
import { acrossBusinesses } from '../../server/operation/work.ts'
import { forEachBusiness } from '../for-each-business.ts'
import type { Task } from '../task.ts'

/** Books the leave days that people have earned and those that have expired, and closes leave years. */
export const accrueLeave: Task<'accrue_leave'> = async (work) => {
  const businesses = await acrossBusinesses(work)
    .db.selectFrom('leave_types')
    .select('business_id')
    .distinct()
    .orderBy('business_id')
    .execute()
  const ids = businesses.map(({ business_id }) => business_id)
  await forEachBusiness(work, ids, 'booking leave', bookDueLines)
}
