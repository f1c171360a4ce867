import { notFound } from '../../operation/errors.ts'
import { idOrder } from '../../operation/list-order.ts'
import { operation } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { isReached } from '../../operation/within-reach.ts'
import { selectDetails } from '../find-detail.ts'
import { dependentList, presentDependent } from './dependent-list.ts'

const byId = idOrder()

/** Lists the dependents of a person, who may be deleted, by ID. */
export const dependentsList = operation('dependents.list', async (work, { path: { id }, query }) => {
  if (!(await isReached(work, id))) throw notFound()
  const dependents = selectDetails(work, dependentList).where('person_id', '=', id)
  return list(await readPage(work, query, byId, dependents), presentDependent)
})
