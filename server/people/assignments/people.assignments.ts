import { notFound } from '../../operation/errors.ts'
import { report } from '../../operation/operation.ts'
import { isReached } from '../../operation/within-reach.ts'
import { listAssignments } from './list-assignments.ts'

/** Lists the assignments of a person, who may be deleted. */
export const peopleAssignments = report('people.assignments', async (work, { path: { id }, query }) => {
  if (!(await isReached(work, id))) throw notFound()
  return await listAssignments(work, { ...query, person_id: [id] })
})
