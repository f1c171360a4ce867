import { addAuditEntry } from '../../audit/record-audit.ts'
import { file } from '../../operation/answer.ts'
import { operation } from '../../operation/operation.ts'
import { recordedFile } from '../../operation/recorded-file.ts'
import { findPayRun } from '../find-pay-run.ts'
import { readPayslips } from '../payslips/read-payslips.ts'
import { payRunCsv } from './pay-run-csv.ts'

/** The payslips of a pay run in any state, one on each line. */
export const payRunsExportCsv = operation('payRuns.exportCsv', async (work, { path: { id } }) => {
  const run = await findPayRun(work, id)
  const batches = readPayslips(work, run, { expected: run.people_count })
  const record = () => addAuditEntry(work, { action: 'payrun.exported', detail: { pay_run_id: id, format: 'csv' } })
  return file({ name: `pay-run-${id}.csv`, content: recordedFile(record, payRunCsv(run, batches)) })
})
