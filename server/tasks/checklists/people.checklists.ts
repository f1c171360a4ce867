import { notFound } from '../../operation/errors.ts'
import { idOrder } from '../../operation/list-order.ts'
import { report } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { isReached } from '../../operation/within-reach.ts'
import { presentStartedChecklist, selectStartedChecklists } from './started-checklists.ts'

const newestFirst = idOrder('started_checklists.id', 'desc')

/** Lists the checklists that were started for a person, who may be deleted, the newest first. */
export const peopleChecklists = report('people.checklists', async (work, { path: { id }, query }) => {
  if (!(await isReached(work, id))) throw notFound()
  return list(await readPage(work, query, newestFirst, selectStartedChecklists(work, id)), presentStartedChecklist)
})
