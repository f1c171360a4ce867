import { type RawBuilder, sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Work } from '../../operation/work.ts'
import { formatMoney, requireExponent } from '../money.ts'
import { payingStates } from '../pay-run.states.ts'
import { presentTotals } from '../present-pay-run.ts'
import type { Total } from '../totals.ts'

const kinds: readonly Schemas['PayslipLineKind'][] = ['earning', 'deduction', 'tax', 'reimbursement', 'employer_cost']

export interface YearToDateRow {
  since: string
  totals: Record<Total, number>
  lines: (Omit<Schemas['YearToDateLine'], 'amount'> & { amount: number })[]
}

/**
 * Selects the sums of the payslips of the person in the payroll year, up to and including the selected payslip, as JSON.
 * The outer statement selects from `payslips` and `pay_runs`.
 */
export const selectYearToDate = ({ business_id }: Pick<Work, 'business_id'>): RawBuilder<YearToDateRow> =>
  sql<YearToDateRow>`(
  with payroll_year as (
    select make_date(extract(year from pay_runs.pay_date)::integer - (first_day > pay_runs.pay_date)::integer,
      month, day) as since
    from businesses,
      lateral (
        select left(payroll_year_starts_on, 2)::integer as month, right(payroll_year_starts_on, 2)::integer as day
      ) start,
      lateral (select make_date(extract(year from pay_runs.pay_date)::integer, month, day) as first_day) same_year
    where businesses.id = ${business_id}
  ),
  paid as (
    select slip.*, run.pay_date
    from payslips slip
    join pay_runs run on run.business_id = slip.business_id and run.id = slip.pay_run_id
    where slip.business_id = ${business_id} and slip.person_id = payslips.person_id
      and run.currency = pay_runs.currency
      and run.pay_date >= (select since from payroll_year)
      and (run.id = pay_runs.id
        or run.status = any(${payingStates}) and (run.pay_date, run.id) < (pay_runs.pay_date, pay_runs.id))
  ),
  sums as (
    select kind, code, (array_agg(name order by pay_date desc, pay_run_id desc, position desc))[1] as name,
      sum(line.amount) as amount
    from paid
    join payslip_lines line on line.business_id = paid.business_id and line.payslip_id = paid.id
    where line.business_id = ${business_id}
    group by kind, code
  )
  select json_build_object(
    'since', (select since from payroll_year),
    'totals', json_build_object(
      'gross', sum(paid.gross), 'deductions', sum(paid.deductions), 'employee_taxes', sum(paid.employee_taxes),
      'reimbursements', sum(paid.reimbursements), 'net', sum(paid.net), 'employer_costs', sum(paid.employer_costs)
    ),
    'lines', (select coalesce(json_agg(sums order by array_position(${kinds}, kind), code), '[]') from sums)
  )
  from paid
)`

export function presentYearToDate({ since, totals, lines }: YearToDateRow, currency: string): Schemas['YearToDate'] {
  const exponent = requireExponent(currency)
  return {
    since,
    totals: presentTotals(totals, currency),
    lines: lines.map(({ kind, code, name, amount }) => ({ kind, code, name, amount: formatMoney(amount, exponent) })),
  }
}
