import type { Schemas } from '../../operation/contract/contract.ts'
import { notFound } from '../../operation/errors.ts'
import { listOrders } from '../../operation/list-order.ts'
import { report } from '../../operation/operation.ts'
import { list } from '../../operation/response.ts'
import { isReached } from '../../operation/within-reach.ts'
import { presentPayslipSummary } from './present-payslip.ts'
import { selectPayslips } from './select-payslips.ts'

const orderBy = listOrders<Schemas['PayslipSort']>({}, 'payslips.id')

/**
 * Lists the payslips of a person, who may be deleted. Employees can see their own payslips from approved and completed
 * pay runs.
 */
export const peoplePayslips = report('people.payslips', async (work, { path: { id }, query }) => {
  const { limit = 25, cursor, sort = 'id' } = query
  const order = orderBy(sort)
  const after = order.after(cursor)
  if (!(await isReached(work, id))) throw notFound()

  const rows = await order
    .rows(selectPayslips(work).where('payslips.person_id', '=', id), after)
    .limit(limit + 1)
    .execute()
  return list(order.page(rows, limit), presentPayslipSummary)
})
