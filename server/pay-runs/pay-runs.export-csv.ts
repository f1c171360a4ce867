import type { Operation } from '../operation/contract.ts'
import { findPayRun } from './find-pay-run.ts'
import { payRunCsv } from './pay-run-csv.ts'
import { readPayslips } from './read-payslips.ts'

/** The payslips of a pay run in any state, a line for each. */
export const payRunsExportCsv: Operation<'payRuns.exportCsv'> = async ({
  path: { id },
  principal: { business_id },
  em,
}) => {
  const run = await findPayRun(em, business_id, id)
  const batches = readPayslips(em, business_id, run, { expected: run.people_count })
  return { status: 200, file: { name: `pay-run-${id}.csv`, content: payRunCsv(run, batches) } }
}
