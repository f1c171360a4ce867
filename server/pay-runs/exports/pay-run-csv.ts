import { stringify } from 'csv-stringify/sync'
import { oneLine } from '../../operation/one-line.ts'
import { formatMoney, knownExponent } from '../money.ts'
import type { PayslipRow } from '../payslips/present-payslip.ts'
import { totals } from '../payslips/totals.ts'
import type { PayRunRow } from '../present-pay-run.ts'

const runColumns = ['pay_run_id', 'period_start', 'period_end', 'pay_date', 'currency'] as const
const personColumns = ['person_id', 'employee_number', 'first_name', 'last_name'] as const
const columns = [...runColumns, ...personColumns, ...totals]

/**
 * Writes payslips as CSV (RFC 4180): a line of column names, and a line for each payslip. A text is written on one line,
 * with an apostrophe before anything that a spreadsheet would take for a formula. Amounts have none, even below zero.
 *
 * @param batches - the payslips, in batches
 */
export async function* payRunCsv(
  run: Pick<PayRunRow, 'currency'>,
  batches: AsyncIterable<PayslipRow[]>,
): AsyncGenerator<string> {
  const exponent = knownExponent(run.currency)
  let header = true
  for await (const rows of batches) {
    const records = rows.map((row) => columns.map((column) => cellOf(row, column)))
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

const cellOf = (row: PayslipRow, column: (typeof columns)[number]): bigint | number | string | null => {
  if (isTotal(column)) return BigInt(row[column])
  const value = row[column]
  return typeof value === 'string' ? oneLine(value).replaceAll(laterFormula, ";'") : value
}

/** A semicolon before a formula: a spreadsheet that separates cells by semicolons would start a cell there. */
const laterFormula = /;(?=[\s"']*[=+\-@＝＋－＠])/g

const isTotal = (column: (typeof columns)[number]): column is (typeof totals)[number] =>
  totals.some((total) => total === column)
