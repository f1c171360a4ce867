import type { PayslipTotals } from '../../../sdk/src/index.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { GuestContext } from '../page-context.ts'

/** Renders the totals of a pay run or a payslip, starting with the net pay. */
export function totalsList({ formats }: GuestContext, totals: PayslipTotals, currency: string): Html {
  const entries: (readonly [keyof PayslipTotals, string])[] = [
    ['net', text('payRuns.netPaid')],
    ['gross', text('payRuns.gross')],
    ['deductions', text('payRuns.deductions')],
    ['employee_taxes', text('payRuns.employeeTaxes')],
    ['reimbursements', text('payRuns.reimbursements')],
    ['employer_costs', text('payRuns.employerCosts')],
  ]
  return html`<dl class="totals">${entries.map(
    ([total, name]) =>
      html`<div><dt>${name}</dt><dd data-total="${total}">${formats.amount(totals[total], currency)}</dd></div>`,
  )}</dl>`
}
