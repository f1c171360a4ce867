import type { Selectable } from 'kysely'
import type { EventData, Schemas } from '../operation/contract/contract.ts'
import { formatMoney, knownExponent } from './money.ts'
import type { PayRunTable } from './pay-run.entity.ts'
import type { Total } from './totals.ts'

/** The columns that presenting a pay run takes, for `select` and `returning`. */
export const payRunColumns = [
  'id',
  'type',
  'period_start',
  'period_end',
  'pay_date',
  'currency',
  'status',
  'gross',
  'deductions',
  'employee_taxes',
  'reimbursements',
  'net',
  'employer_costs',
  'people_count',
  'external_id',
  'metadata',
  'created_by',
  'approved_by',
  'approved_at',
  'completed_at',
  'created_at',
  'updated_at',
  'version',
] as const

export type PayRunRow = Pick<Selectable<PayRunTable>, (typeof payRunColumns)[number]>

/**
 * A pay run as the API shows it.
 *
 * @param allowed_actions - what the caller may do with it (`show-pay-run.ts`)
 */
export function presentPayRun(row: PayRunRow, allowed_actions: Schemas['PayRunAction'][]): Schemas['PayRun'] {
  return {
    id: row.id,
    type: row.type,
    period_start: row.period_start,
    period_end: row.period_end,
    pay_date: row.pay_date,
    currency: row.currency,
    status: row.status,
    totals: totalsOf(row),
    external_id: row.external_id,
    metadata: row.metadata,
    created_by: row.created_by,
    approved_by: row.approved_by,
    approved_at: row.approved_at,
    completed_at: row.completed_at,
    allowed_actions,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}

/** What events tell of a pay run: its totals, and nobody's pay. */
export function payRunEventData(row: PayRunRow): EventData<'payrun.created'> {
  return {
    id: row.id,
    type: row.type,
    period_start: row.period_start,
    period_end: row.period_end,
    pay_date: row.pay_date,
    currency: row.currency,
    status: row.status,
    totals: totalsOf(row),
    approved_at: row.approved_at,
    completed_at: row.completed_at,
    created_at: row.created_at,
  }
}

const totalsOf = (row: PayRunRow): Schemas['PayRunTotals'] => ({
  ...presentTotals(row, row.currency),
  people_count: row.people_count,
})

/**
 * The totals of a payslip or a pay run as the API shows them.
 *
 * @param sums - in minor units of the currency
 */
export function presentTotals(sums: Record<Total, number>, currency: string): Schemas['PayslipTotals'] {
  const exponent = knownExponent(currency)
  return {
    gross: formatMoney(sums.gross, exponent),
    deductions: formatMoney(sums.deductions, exponent),
    employee_taxes: formatMoney(sums.employee_taxes, exponent),
    reimbursements: formatMoney(sums.reimbursements, exponent),
    net: formatMoney(sums.net, exponent),
    employer_costs: formatMoney(sums.employer_costs, exponent),
  }
}
