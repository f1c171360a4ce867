import { report } from '../operation/operation.ts'
import { checkPeopleFilter } from '../people/check-people-filter.ts'
import { listCompensations } from './list-compensations.ts'

/** Lists the compensations of the people within the caller's reach. */
export const compensationsList = report('compensations.list', async (work, { query }) => {
  await checkPeopleFilter(work, query.person_id)
  return await listCompensations(work, query)
})
