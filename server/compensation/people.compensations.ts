import { notFound } from '../operation/errors.ts'
import { report } from '../operation/operation.ts'
import { isReached } from '../operation/within-reach.ts'
import { listCompensations } from './list-compensations.ts'

/** Lists the compensations of a person, who may be deleted. */
export const peopleCompensations = report('people.compensations', async (work, { path: { id }, query }) => {
  if (!(await isReached(work, id))) throw notFound()
  return await listCompensations(work, { ...query, person_id: [id] })
})
