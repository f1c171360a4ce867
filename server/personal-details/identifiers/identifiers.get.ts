import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { findDetail } from '../find-detail.ts'
import { identifierList, presentIdentifier } from './identifier-list.ts'

/** Returns one identifier. */
export const identifiersGet = operation('identifiers.get', async (work, { path: { id } }) =>
  ok(presentIdentifier(await findDetail(work, identifierList, id))),
)
