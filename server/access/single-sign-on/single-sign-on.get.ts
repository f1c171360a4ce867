import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { presentSingleSignOn, readSingleSignOn } from './read-single-sign-on.ts'

/** Returns the identity provider of the business. */
export const singleSignOnGet = operation('singleSignOn.get', async (work) =>
  ok(presentSingleSignOn(work, await readSingleSignOn(work))),
)
