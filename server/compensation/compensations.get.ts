import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { findCompensation } from './find-compensation.ts'
import { presentCompensation } from './present-compensation.ts'

/** Returns one compensation. */
export const compensationsGet = operation('compensations.get', async (work, { path: { id } }) =>
  ok(presentCompensation(await findCompensation(work, id))),
)
