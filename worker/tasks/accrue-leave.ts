import { sqlOf } from '../../server/db/orm.ts'
import { jobs } from '../../server/jobs.ts'
import { bookDueLines } from '../../server/leave/book-due-lines.ts'
import type { Task } from '../task.ts'

/**
 * Books the days of leave that were earned, and closes leave years, business by business; one that fails keeps none of
 * the others waiting.
 *
 * @throws {AggregateError} with all that failed, so that it is tried again
 */
export const accrueLeave: Task = async (payload, { orm }) => {
  jobs.accrue_leave.parse(payload)
  const em = orm.em.fork()
  const businesses = await sqlOf(em)
    .selectFrom('leave_types')
    .select('business_id')
    .distinct()
    .where('accrual_method', '<>', 'none')
    .orderBy('business_id')
    .execute()
  const failures: unknown[] = []
  for (const { business_id } of businesses) {
    await bookDueLines(em, business_id).catch((cause: unknown) => {
      failures.push(new Error(`leave of business ${business_id} was not booked`, { cause }))
    })
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not all leave was booked')
}
