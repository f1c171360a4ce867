import type { Selectable } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import { formatMoney, requireExponent } from '../money.ts'
import type { PayRunTable } from '../pay-run.entity.ts'
import { presentTotals } from '../present-pay-run.ts'
import type { PayslipLineTable, PayslipTable } from './payslip.entity.ts'
import { presentYearToDate, type YearToDateRow } from './year-to-date.ts'

/** The columns of `payslips` joined with `pay_runs` that `presentPayslip` needs. */
export const payslipColumns = [
  'payslips.id',
  'payslips.pay_run_id',
  'payslips.person_id',
  'payslips.first_name',
  'payslips.last_name',
  'payslips.employee_number',
  'payslips.address',
  'payslips.gross',
  'payslips.deductions',
  'payslips.employee_taxes',
  'payslips.reimbursements',
  'payslips.net',
  'payslips.employer_costs',
  'payslips.created_at',
  'payslips.updated_at',
  'payslips.version',
  'pay_runs.status as pay_run_status',
  'pay_runs.period_start',
  'pay_runs.period_end',
  'pay_runs.pay_date',
  'pay_runs.currency',
] as const

type Tables = Selectable<PayslipTable> & Pick<Selectable<PayRunTable>, PayRunColumn>
type PayRunColumn = 'period_start' | 'period_end' | 'pay_date' | 'currency'
export type PayslipRow = Omit<Tables, 'business_id'> & { pay_run_status: Schemas['PayRunStatus'] }

export type LineRow = Omit<Selectable<PayslipLineTable>, 'business_id' | 'payslip_id' | 'position'>
export type LinedPayslipRow = PayslipRow & { lines: LineRow[] }
export type FullPayslipRow = LinedPayslipRow & { year_to_date: YearToDateRow }

export function presentPayslipSummary(row: PayslipRow): Schemas['PayslipSummary'] {
  return {
    pay_run_id: row.pay_run_id,
    person_id: row.person_id,
    first_name: row.first_name,
    last_name: row.last_name,
    employee_number: row.employee_number,
    pay_run_status: row.pay_run_status,
    period_start: row.period_start,
    period_end: row.period_end,
    pay_date: row.pay_date,
    currency: row.currency,
    totals: presentTotals(row, row.currency),
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}

export const presentPayslip = (row: FullPayslipRow): Schemas['Payslip'] => ({
  ...presentPayslipSummary(row),
  lines: row.lines.map((line) => presentLine(line, row.currency)),
  year_to_date: presentYearToDate(row.year_to_date, row.currency),
})

function presentLine(row: LineRow, currency: string): Schemas['PayslipLine'] {
  return {
    kind: row.kind,
    code: row.code,
    name: row.name,
    quantity: row.quantity,
    rate: row.rate,
    amount: formatMoney(row.amount, requireExponent(currency)),
    ...(row.compensation_id !== null && { compensation_id: row.compensation_id }),
    ...(row.leave_request_id !== null && { leave_request_id: row.leave_request_id }),
    ...(row.explanation !== null && { explanation: row.explanation }),
    ...(row.corrects_pay_run_id !== null && { corrects_pay_run_id: row.corrects_pay_run_id }),
  }
}
