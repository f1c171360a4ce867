import { notFound } from '../../operation/errors.ts'
import { report } from '../../operation/operation.ts'
import { isReached } from '../../operation/within-reach.ts'
import { listIdentifiers } from './list-identifiers.ts'

/** Lists the identifiers of a person, who may be deleted. */
export const peopleIdentifiers = report('people.identifiers', async (work, { path: { id }, query }) => {
  if (!(await isReached(work, id))) throw notFound()
  return await listIdentifiers(work, { ...query, person_id: [id] })
})
