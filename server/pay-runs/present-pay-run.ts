import type { Selectable } from 'kysely'
import type { EventData, Schemas } from '../operation/contract/contract.ts'
import { formatMoney, requireExponent } from './money.ts'
import type { PayRunTable } from './pay-run.entity.ts'
import type { Total } from './totals.ts'

/** The columns of a pay run that `presentPayRun` needs, for `select` and `returning`. */
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
  'from_compensations',
  'pay_schedule_id',
  'retro_pay_from',
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

export function presentPayRun(row: PayRunRow, allowed_actions: Schemas['PayRunAction'][]): Schemas['PayRun'] {
  return {
    id: row.id,
    type: row.type,
    period_start: row.period_start,
    period_end: row.period_end,
    pay_date: row.pay_date,
    currency: row.currency,
    status: row.status,
    totals: presentPayRunTotals(row),
    from_compensations: row.from_compensations,
    pay_schedule_id: row.pay_schedule_id,
    ...(row.retro_pay_from !== null && { retro_pay_from: row.retro_pay_from }),
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

/** Converts a pay run to the data of its events, which contain its totals but not the pay of individuals. */
export function payRunEventData(row: PayRunRow): EventData<'payrun.created'> {
  return {
    id: row.id,
    type: row.type,
    period_start: row.period_start,
    period_end: row.period_end,
    pay_date: row.pay_date,
    currency: row.currency,
    status: row.status,
    totals: presentPayRunTotals(row),
    pay_schedule_id: row.pay_schedule_id,
    approved_at: row.approved_at,
    completed_at: row.completed_at,
    created_at: row.created_at,
  }
}

export const presentPayRunTotals = (row: PayRunRow): Schemas['PayRunTotals'] => ({
  ...presentTotals(row, row.currency),
  people_count: row.people_count,
})

/**
 * Converts totals to their API representation.
 *
 * @param sums - the totals of a payslip or a pay run, in minor units of the currency
 */
export function presentTotals(sums: Record<Total, number>, currency: string): Schemas['PayslipTotals'] {
  const exponent = requireExponent(currency)
  return {
    gross: formatMoney(sums.gross, exponent),
    deductions: formatMoney(sums.deductions, exponent),
    employee_taxes: formatMoney(sums.employee_taxes, exponent),
    reimbursements: formatMoney(sums.reimbursements, exponent),
    net: formatMoney(sums.net, exponent),
    employer_costs: formatMoney(sums.employer_costs, exponent),
  }
}
