import { listCsv } from '../../audit/list-csv.ts'
import { operation } from '../../operation/operation.ts'
import { formatMoney, requireExponent } from '../money.ts'
import { matchPersonPayslips } from '../payslips/people.payslips.ts'
import { totals } from '../totals.ts'

const payslipColumns = [
  'pay_run_id',
  'pay_run_status',
  'period_start',
  'period_end',
  'pay_date',
  'currency',
  'person_id',
  'employee_number',
  'first_name',
  'last_name',
] as const

/** Exports the payslips that `people.payslips` lists for the same caller, in the same order, as a CSV file. */
export const peopleExportPayslipsCsv = operation('people.exportPayslipsCsv', async (work, { path: { id }, query }) =>
  listCsv(work, {
    list: 'payslips',
    columns: [...payslipColumns, ...totals],
    person_id: id,
    matches: await matchPersonPayslips(work, id, query),
    toCells: (rows) =>
      rows.map((row) => {
        const exponent = requireExponent(row.currency)
        const amounts = totals.map((total) => ({ amount: formatMoney(row[total], exponent) }))
        return [...payslipColumns.map((column) => row[column]), ...amounts]
      }),
  }),
)
