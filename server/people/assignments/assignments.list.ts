import { report } from '../../operation/operation.ts'
import { checkPeopleFilter } from '../check-people-filter.ts'
import { listAssignments } from './list-assignments.ts'

/** Lists the assignments of the people within the caller's reach. */
export const assignmentsList = report('assignments.list', async (work, { query }) => {
  await checkPeopleFilter(work, query.person_id)
  return await listAssignments(work, query)
})
