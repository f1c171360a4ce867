import { sql } from 'kysely'
import { acrossBusinesses } from '../../server/operation/work.ts'
import { doDueWork } from '../due-work.ts'
import { forEachBusiness } from '../for-each-business.ts'
import type { Task } from '../task.ts'

/**
 * Does what is due by the clocks of sandboxes that are ahead: what looks for it by the real time finds it too late. Days
 * begin for them as for every other business. While a clock is being advanced, `advanceClock` does it, at each time at
 * which something is due.
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
  await forEachBusiness(work, ids, 'the due work of a sandbox', doDueWork)
}
