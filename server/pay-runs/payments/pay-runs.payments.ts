import { toStructuredAddress } from '../../business/structured-address.ts'
import { idOrder } from '../../operation/list-order.ts'
import { report } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { findPayRun } from '../find-pay-run.ts'
import { formatMoney, requireExponent } from '../money.ts'

const byId = idOrder()

/** Lists the parts of the net pays of a pay run and the accounts to which they go. */
export const payRunsPayments = report('payRuns.payments', async (work, { path: { id }, query }) => {
  const run = await findPayRun(work, id)
  const payments = work.db
    .selectFrom('payments')
    .select(['id', 'pay_run_id', 'person_id', 'bank_account_id', 'holder', 'country', 'last_four', 'amount'])
    .select('postal_address')
    .where('business_id', '=', work.business_id)
    .where('pay_run_id', '=', id)
  const exponent = requireExponent(run.currency)
  return list(await readPage(work, query, byId, payments), (row) => ({
    id: row.id,
    pay_run_id: row.pay_run_id,
    person_id: row.person_id,
    bank_account_id: row.bank_account_id,
    holder: row.holder,
    country: row.country,
    last_four: row.last_four,
    amount: formatMoney(BigInt(row.amount), exponent),
    postal_address: row.postal_address && toStructuredAddress(row.postal_address),
  }))
})
