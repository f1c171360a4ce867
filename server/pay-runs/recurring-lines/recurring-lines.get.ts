import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { findRecurringLine } from './find-recurring-line.ts'
import { presentRecurringLine } from './present-recurring-line.ts'

/** Returns one recurring line. */
export const recurringLinesGet = operation('recurringLines.get', async (work, { path: { id } }) =>
  ok(presentRecurringLine(await findRecurringLine(work, id))),
)
