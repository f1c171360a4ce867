import { whereDefined } from '../../db/driver/where-defined.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import type { PayslipRow } from './present-payslip.ts'
import { selectPayslips } from './select-payslips.ts'

const batchSize = 250

/**
 * Reads the payslips of a pay run in batches, by person ID. No database connection is held between batches, so each
 * batch checks the version of the pay run.
 *
 * @param expectedCount - the expected number of payslips; with `paidOnly`, of payslips with a net pay above zero
 * @throws {Error} if the pay run changed while its payslips were read
 */
export async function* readPayslips(
  work: Work<Principal>,
  run: Pick<PayRunRow, 'id' | 'version'>,
  { expectedCount, paidOnly }: { expectedCount: number; paidOnly?: true },
): AsyncGenerator<PayslipRow[]> {
  let after = 0
  let count = 0
  for (;;) {
    const rows = await selectPayslips(work)
      .where((payslip) =>
        payslip.and([
          payslip('payslips.pay_run_id', '=', run.id),
          payslip('payslips.person_id', '>', after),
          payslip('pay_runs.version', '=', run.version),
          ...whereDefined(paidOnly, () => payslip('payslips.net', '>', 0)),
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
  if (count !== expectedCount) throw new Error(`pay run ${run.id} was changed while it was read`)
}
