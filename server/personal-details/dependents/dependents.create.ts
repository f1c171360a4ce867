import { change } from '../../operation/operation.ts'
import { created } from '../../operation/response.ts'
import { insertDetail, lockPersonForDetail } from '../write-detail.ts'
import { checkDependent } from './check-dependent.ts'
import { dependentList, presentDependent } from './dependent-list.ts'

/** Adds a dependent of a person. */
export const dependentsCreate = change('dependents.create', async (work, { path: { id }, header, body }) => {
  await lockPersonForDetail(work, dependentList, { id, ifMatch: header['If-Match'] })
  await checkDependent(work, body)
  const values = { date_of_birth: null, tax_dependent: false, note: null, ...body, person_id: id }
  return created(presentDependent(await insertDetail(work, dependentList, values)))
})
