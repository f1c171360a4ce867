import { sql } from 'kysely'
import { acrossBusinesses } from '../../server/operation/work.ts'
import { performDueWork } from '../due-work.ts'
import { forEachBusiness } from '../for-each-business.ts'
import type { Task } from '../task.ts'

/**
 * Performs the due work of sandboxes whose clocks are ahead. The tasks for all businesses follow the real time, so they
 * would perform this work too late. `accrueLeave` also starts the days of sandboxes. While a clock advances,
 * `advanceClock` performs the work at each due time instead.
 */
export const runSandboxes: Task<'run_sandboxes'> = async (work) => {
  const sandboxes = await acrossBusinesses(work)
    .db.selectFrom('businesses')
    .select('id')
    .where('sandbox', '=', true)
    .where(sql<boolean>`clock_offset > '0'`)
    .where('clock_target', 'is', null)
    .orderBy('id')
    .execute()
  const ids = sandboxes.map(({ id }) => id)
  await forEachBusiness(work, ids, 'the due work of sandboxes', performDueWork)
}
