import { change } from '../../operation/operation.ts'
import { created } from '../../operation/response.ts'
import { lockPersonForDetail } from '../write-detail.ts'
import { addDependent } from './add-dependent.ts'
import { presentDependent } from './dependent-list.ts'

/** Adds a dependent of a person. */
export const dependentsCreate = change('dependents.create', async (work, { path: { id }, header, body }) => {
  await lockPersonForDetail(work, { id, ifMatch: header['If-Match'] })
  return created(presentDependent(await addDependent(work, id, body)))
})
