import type { OperationRequest, Schemas } from '../../operation/contract/contract.ts'
import { notFound } from '../../operation/errors.ts'
import { listOrders } from '../../operation/list-order.ts'
import { report } from '../../operation/operation.ts'
import type { Principal } from '../../operation/principal.ts'
import { countUpTo, type Matches, type PageQuery, readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { isReached } from '../../operation/within-reach.ts'
import type { Work } from '../../operation/work.ts'
import { type PayslipRow, presentPayslipSummary } from './present-payslip.ts'
import { selectPayslips } from './select-payslips.ts'

const orderBy = listOrders<Schemas['PayslipSort']>({}, 'payslips.id')

/**
 * Lists the payslips of a person, who may be deleted. Employees can see their own payslips from approved and completed
 * pay runs.
 */
export const peoplePayslips = report('people.payslips', async (work, { path: { id }, query }) => {
  const { sort, ...page } = query
  const matches = await matchPersonPayslips(work, id, { sort })
  return list(await matches.readPage(page), presentPayslipSummary)
})

/**
 * Returns the payslips of a person that the caller can see.
 *
 * @throws {ApiError} 404 if the person is not within the caller's reach
 */
export async function matchPersonPayslips(
  work: Work<Principal>,
  id: number,
  { sort = 'id' }: Omit<OperationRequest<'people.payslips'>['query'], keyof PageQuery>,
): Promise<Matches<PayslipRow>> {
  if (!(await isReached(work, id))) throw notFound()
  const payslips = selectPayslips(work).where('payslips.person_id', '=', id)
  return {
    readPage: (query) => readPage(work, query, orderBy(sort), payslips),
    count: (max) => countUpTo(work, payslips, max),
  }
}
