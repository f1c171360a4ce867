import { report } from '../../operation/operation.ts'
import { checkPeopleFilter } from '../../people/check-people-filter.ts'
import { listIdentifiers } from './list-identifiers.ts'

/** Lists the identifiers of the people within the caller's reach. */
export const identifiersList = report('identifiers.list', async (work, { query }) => {
  await checkPeopleFilter(work, query.person_id)
  return await listIdentifiers(work, query)
})
