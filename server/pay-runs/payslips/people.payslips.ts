import type { Schemas } from '../../operation/contract/contract.ts'
import { notFound } from '../../operation/errors.ts'
import { listOrders } from '../../operation/list-order.ts'
import { report } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
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
  if (!(await isReached(work, id))) throw notFound()
  const payslips = selectPayslips(work).where('payslips.person_id', '=', id)
  return list(await readPage(work, query, orderBy(query.sort ?? 'id'), payslips), presentPayslipSummary)
})
