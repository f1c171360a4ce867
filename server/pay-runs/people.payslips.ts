import { list } from '../operation/answer.ts'
import { decodeCursor, idPosition, pageOf } from '../operation/cursor.ts'
import { notFound } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { isReached } from '../people/within-reach.ts'
import { presentPayslipSummary } from './present-payslip.ts'
import { selectPayslips } from './select-payslips.ts'

/** The payslips of a person, who may be deleted; employees see their own, of pay runs that are approved. */
export const peoplePayslips = operation('people.payslips', async (work, { path: { id }, query }) => {
  const { limit = 25, cursor } = query
  const after = decodeCursor(cursor, idPosition) ?? 0
  if (!(await isReached(work, id))) throw notFound()

  const rows = await selectPayslips(work)
    .where('payslips.person_id', '=', id)
    .where('payslips.id', '>', after)
    .orderBy('payslips.id')
    .limit(limit + 1)
    .execute()
  return list(pageOf(rows, limit), presentPayslipSummary)
})
