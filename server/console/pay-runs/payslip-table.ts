import type { PayslipSummary } from '../../../sdk/src/index.ts'
import { type Html, html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'
import { payslipAddress, periodText } from './pay-run-labels.ts'

/** Renders a table of one person's payslips, with links to their pages and files. */
export function payslipTable(
  context: PageContext,
  payslips: readonly PayslipSummary[],
  options: { caption: string; empty: Html },
): Html {
  const { formats } = context
  return table(
    payslips,
    [
      {
        title: text('payRuns.period'),
        cell: (slip) => html`<a href="${payslipAddress(slip)}">${periodText(context, slip)}</a>`,
      },
      { title: text('payRuns.paidOn'), priority: 'line', cell: ({ pay_date }) => formats.day(pay_date) },
      {
        title: text('payRuns.gross'),
        isNumber: true,
        cell: ({ totals, currency }) => formats.amount(totals.gross, currency),
      },
      {
        title: text('payRuns.net'),
        isNumber: true,
        priority: 'figure',
        cell: ({ totals, currency }) => formats.amount(totals.net, currency),
      },
      {
        title: text('payRuns.file'),
        isTitleHidden: true,
        cell: (slip) => html`<a href="${payslipAddress(slip)}/payslip.pdf">${text('payRuns.pdf')}</a>`,
      },
    ],
    options,
  )
}
