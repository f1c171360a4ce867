import type { EntityManager } from '@mikro-orm/postgresql'
import { given } from '../db/given.ts'
import type { PayRunRow } from './present-pay-run.ts'
import { type PayslipRow, payslipColumns } from './present-payslip.ts'
import { payslips } from './select-payslips.ts'

const batchSize = 250

/**
 * Reads the payslips of a pay run by person, some at a time and without keeping a connection: each batch is of the
 * version that was asked for, or there is none.
 *
 * @param run - as it was when the reading began
 * @param expected - how many there are; with `paidOnly` of those whose net is above zero
 * @throws {Error} when the pay run was changed meanwhile
 */
export async function* readPayslips(
  em: EntityManager,
  business_id: number,
  run: Pick<PayRunRow, 'id' | 'version'>,
  { expected, paidOnly }: { expected: number; paidOnly?: true },
): AsyncGenerator<PayslipRow[]> {
  let after = 0
  let count = 0
  for (;;) {
    const rows = await payslips(em)
      .select(payslipColumns)
      .where((payslip) =>
        payslip.and([
          payslip('payslips.business_id', '=', business_id),
          payslip('payslips.pay_run_id', '=', run.id),
          payslip('payslips.person_id', '>', after),
          payslip('pay_runs.version', '=', run.version),
          ...given(paidOnly, () => payslip('payslips.net', '>', 0)),
        ]),
      )
      .orderBy('payslips.person_id')
      .limit(batchSize)
      .execute()
    yield rows
    count += rows.length
    after = rows.at(-1)?.person_id ?? after
    if (rows.length < batchSize) break
  }
  if (count !== expected) throw new Error(`pay run ${run.id} was changed while it was read`)
}
