import { ok } from '../../operation/answer.ts'
import { operation } from '../../operation/operation.ts'
import { presentMe } from './present-me.ts'

/** Gets the principal of the request and its scopes. */
export const meGet = operation('me.get', async (work) => ok(await presentMe(work)))
