import { stringify } from 'csv-stringify/sync'
import { oneLine } from '../people/one-line.ts'
import { formatMoney, knownExponent } from './money.ts'
import type { PayRunRow } from './present-pay-run.ts'
import type { PayslipRow } from './present-payslip.ts'
import { totals } from './total-columns.ts'

const runColumns = ['pay_run_id', 'period_start', 'period_end', 'pay_date', 'currency'] as const
const personColumns = ['person_id', 'employee_number', 'first_name', 'last_name'] as const
const columns = [...runColumns, ...personColumns, ...totals]

/**
 * Writes payslips as CSV (RFC 4180), one to a line after the line of names. Text is of one line, and what a spreadsheet
 * would take for a formula begins with an apostrophe; amounts stay as they are, also below zero.
 *
 * @param batches - the payslips, some at a time
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

/** Where a spreadsheet whose lists are separated by semicolons would begin a cell, and take it for a formula. */
const laterFormula = /;(?=[\s"']*[=+\-@＝＋－＠])/g

const isTotal = (column: (typeof columns)[number]): column is (typeof totals)[number] =>
  totals.some((total) => total === column)
