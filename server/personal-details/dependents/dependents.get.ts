import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { findDetail } from '../find-detail.ts'
import { dependentList, presentDependent } from './dependent-list.ts'

/** Returns one dependent. */
export const dependentsGet = operation('dependents.get', async (work, { path: { id } }) =>
  ok(presentDependent(await findDetail(work, dependentList, id))),
)
