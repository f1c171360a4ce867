import { ok } from '../../operation/answer.ts'
import { operation } from '../../operation/operation.ts'
import { showMe } from './show-me.ts'

/** The user or API key behind the token, and what it may do. */
export const meGet = operation('me.get', async (work) => ok(await showMe(work)))
