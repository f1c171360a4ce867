import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { deleteDetail } from '../write-detail.ts'
import { dependentList } from './dependent-list.ts'

/** Deletes a dependent. */
export const dependentsDelete = change('dependents.delete', async (work, { path: { id }, header }) => {
  await deleteDetail(work, dependentList, { id, ifMatch: header['If-Match'] })
  return noContent()
})
