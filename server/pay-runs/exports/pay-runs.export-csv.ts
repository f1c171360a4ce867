import { addAuditEntry } from '../../audit/record-audit.ts'
import { recordedFile } from '../../operation/file-response.ts'
import { operation } from '../../operation/operation.ts'
import { file } from '../../operation/response.ts'
import { type CsvCell, writeCsv } from '../../operation/write-csv.ts'
import { findPayRun } from '../find-pay-run.ts'
import { formatMoney, requireExponent } from '../money.ts'
import type { PayslipRow } from '../payslips/present-payslip.ts'
import { readPayslips } from '../payslips/read-payslips.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import { totals } from '../totals.ts'

/** Exports the payslips of a pay run in any state as a CSV file, with one line for each payslip. */
export const payRunsExportCsv = operation('payRuns.exportCsv', async (work, { path: { id } }) => {
  const run = await findPayRun(work, id)
  const batches = readPayslips(work, run, { expectedCount: run.people_count })
  const record = () => addAuditEntry(work, { action: 'payrun.exported', detail: { pay_run_id: id, format: 'csv' } })
  return file({ name: `pay-run-${id}.csv`, content: recordedFile(record, payRunCsv(run, batches)) })
})

const runColumns = ['pay_run_id', 'period_start', 'period_end', 'pay_date', 'currency'] as const
const personColumns = ['person_id', 'employee_number', 'first_name', 'last_name'] as const
const columns = [...runColumns, ...personColumns, ...totals]

/** Writes payslips as CSV, with amounts in the currency of the pay run. */
export function payRunCsv(
  run: Pick<PayRunRow, 'currency'>,
  batches: AsyncIterable<PayslipRow[]>,
): AsyncGenerator<string> {
  const exponent = requireExponent(run.currency)
  return writeCsv(columns, toCells(batches), { formatAmount: (minor) => formatMoney(minor, exponent) })
}

async function* toCells(batches: AsyncIterable<PayslipRow[]>): AsyncGenerator<CsvCell[][]> {
  for await (const rows of batches) {
    yield rows.map((row) => columns.map((column) => (isTotal(column) ? BigInt(row[column]) : row[column])))
  }
}

const isTotal = (column: (typeof columns)[number]): column is (typeof totals)[number] =>
  totals.some((total) => total === column)
