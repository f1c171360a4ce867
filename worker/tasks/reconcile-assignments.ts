import { acrossBusinesses } from '../../server/operation/work.ts'
import { reconcileAssignments } from '../../server/people/assignments/reconcile-assignments.ts'
import { forEachBusiness } from '../for-each-business.ts'
import type { Task } from '../task.ts'

/** Makes assignments agree with the records of people that processes of the previous version have written. */
export const reconcileAllAssignments: Task<'reconcile_assignments'> = async (work) => {
  const businesses = await acrossBusinesses(work).db.selectFrom('businesses').select('id').orderBy('id').execute()
  const ids = businesses.map(({ id }) => id)
  await forEachBusiness(work, ids, 'reconciling assignments', (work) => reconcileAssignments(work))
}
