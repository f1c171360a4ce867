import { emptyState } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { payslipAddress, periodText } from './pay-run-labels.ts'

/** The page with the user's own payslips. */
export const myPayslipsPage = consolePage({
  path: '/payslips',
  show: async (context) => {
    const { api, formats, me } = context
    if (me.person_id === null) {
      return {
        title: text('payRuns.myPayslips'),
        content: emptyState(text('payRuns.noRecord'), html`<p>${text('payRuns.noRecordHint')}</p>`),
      }
    }
    const { data, nextCursor } = await api.people.payslips(me.person_id, {
      sort: '-id',
      ...listQuery(context.address),
    })
    return {
      title: text('payRuns.myPayslips'),
      content: html`${table(
        data,
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
        {
          caption: text('payRuns.myPayslips'),
          empty: emptyState(text('payRuns.noPayslips'), html`<p>${text('payRuns.ownNoneYet')}</p>`),
        },
      )}
      ${pager(context, { data, nextCursor })}`,
    }
  },
})
