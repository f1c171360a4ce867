import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { lockDetail } from '../find-detail.ts'
import { changeDetail } from '../write-detail.ts'
import { checkDependent } from './check-dependent.ts'
import { dependentList, presentDependent } from './dependent-list.ts'

/** Changes the submitted members of a dependent. Writes nothing if the dependent is unchanged. */
export const dependentsUpdate = change('dependents.update', async (work, { path: { id }, header, body }) => {
  const before = await lockDetail(work, dependentList, { id, ifMatch: header['If-Match'] })
  await checkDependent(work, body)
  return ok(presentDependent(await changeDetail(work, dependentList, before, body)))
})
