import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { deleteDetail } from '../write-detail.ts'
import { identifierList } from './identifier-list.ts'

/** Deletes an identifier. */
export const identifiersDelete = change('identifiers.delete', async (work, { path: { id }, header }) => {
  await deleteDetail(work, identifierList, { id, ifMatch: header['If-Match'] })
  return noContent()
})
