import { stringify } from 'csv-stringify/sync'
import { addAuditEntry } from '../../audit/record-audit.ts'
import { recordedFile } from '../../operation/file-response.ts'
import { oneLine } from '../../operation/one-line.ts'
import { operation } from '../../operation/operation.ts'
import { file } from '../../operation/response.ts'
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

/**
 * Writes payslips as CSV (RFC 4180) with a header. Line breaks in text are replaced, and an apostrophe is inserted
 * before anything that a spreadsheet would interpret as a formula, except amounts.
 */
export async function* payRunCsv(
  run: Pick<PayRunRow, 'currency'>,
  batches: AsyncIterable<PayslipRow[]>,
): AsyncGenerator<string> {
  const exponent = requireExponent(run.currency)
  let header = true
  for await (const rows of batches) {
    const records = rows.map((row) => columns.map((column) => formatCell(row, column)))
    yield stringify(records, {
      columns,
      header,
      record_delimiter: 'windows',
      quote_record_delimiter: true,
      escape_formulas: true,
      cast: { bigint: (minor) => formatMoney(minor, exponent) },
    })
    header = false
  }
}

const formatCell = (row: PayslipRow, column: (typeof columns)[number]): bigint | number | string | null => {
  if (isTotal(column)) return BigInt(row[column])
  const value = row[column]
  return typeof value === 'string' ? oneLine(value).replaceAll(formulaAfterSemicolon, ";'") : value
}

/** A semicolon before a formula. Some spreadsheets use semicolons as cell separators. */
const formulaAfterSemicolon = /;(?=[\s"']*[=+\-@＝＋－＠])/g

const isTotal = (column: (typeof columns)[number]): column is (typeof totals)[number] =>
  totals.some((total) => total === column)
