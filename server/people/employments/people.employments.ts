import { notFound } from '../../operation/errors.ts'
import { report } from '../../operation/operation.ts'
import { list } from '../../operation/response.ts'
import { isReached } from '../../operation/within-reach.ts'
import { presentEmployment, readEmployments } from './list-employments.ts'

/** Lists the employments of a person, who may be deleted, the newest first. */
export const peopleEmployments = report('people.employments', async (work, { path: { id }, query }) => {
  if (!(await isReached(work, id))) throw notFound()
  return list(await readEmployments(work, id, query), presentEmployment)
})
