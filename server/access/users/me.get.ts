import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { presentMe } from './present-me.ts'

/** Gets the principal of the request and its scopes. */
export const meGet = operation('me.get', async (work) => ok(await presentMe(work)))
