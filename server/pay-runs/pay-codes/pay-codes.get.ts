import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { findPayCode } from './find-pay-code.ts'
import { presentPayCode } from './present-pay-code.ts'

/** Returns a pay code. */
export const payCodesGet = operation('payCodes.get', async (work, { path: { id } }) =>
  ok(presentPayCode(await findPayCode(work, id))),
)
