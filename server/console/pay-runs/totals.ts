import type { PayslipTotals } from '../../../sdk/src/index.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import type { GuestContext } from '../page-context.ts'

/** The sums of a pay run or of a payslip, net first. */
export function totalsOf({ formats }: GuestContext, totals: PayslipTotals, currency: string): Html {
  const amount = (value: string): Piece => formats.amount(value, currency)
  const entries: (readonly [string, Piece])[] = [
    ['Net, paid out', amount(totals.net)],
    ['Gross', amount(totals.gross)],
    ['Deductions', amount(totals.deductions)],
    ['Taxes of employees', amount(totals.employee_taxes)],
    ['Reimbursements', amount(totals.reimbursements)],
    ['Costs of the employer', amount(totals.employer_costs)],
  ]
  return html`<dl class="totals">${entries.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`
}
