import type { PayslipTotals } from '../../../sdk/src/index.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { GuestContext } from '../page-context.ts'

/** The totals of a pay run or a payslip, net first. */
export function totalsList({ formats }: GuestContext, totals: PayslipTotals, currency: string): Html {
  const amount = (value: string): Piece => formats.amount(value, currency)
  const entries: (readonly [string, Piece])[] = [
    [text('payRuns.netPaid'), amount(totals.net)],
    [text('payRuns.gross'), amount(totals.gross)],
    [text('payRuns.deductions'), amount(totals.deductions)],
    [text('payRuns.employeeTaxes'), amount(totals.employee_taxes)],
    [text('payRuns.reimbursements'), amount(totals.reimbursements)],
    [text('payRuns.employerCosts'), amount(totals.employer_costs)],
  ]
  return html`<dl class="totals">${entries.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`
}
