import { emptyState } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { queryParameter } from '../page-context.ts'
import { payslipAddress, periodOf } from './pay-run-words.ts'

/** What the visitor was paid themselves. */
export const myPayslipsPage = consolePage({
  path: '/payslips',
  show: async (visit) => {
    const { api, address, formats, me } = visit
    if (me.person_id === null) {
      return {
        title: 'My payslips',
        content: emptyState(
          'No record of yours',
          html`<p>Your login does not belong to a person who is paid. An administrator can link the two.</p>`,
        ),
      }
    }
    const { data, nextCursor } = await api.people.payslips(me.person_id, {
      sort: '-id',
      cursor: queryParameter(visit, 'cursor'),
    })
    return {
      title: 'My payslips',
      content: html`${table(
        data,
        [
          { title: 'Period', cell: (slip) => html`<a href="${payslipAddress(slip)}">${periodOf(visit, slip)}</a>` },
          { title: 'Paid on', cell: ({ pay_date }) => formats.day(pay_date) },
          { title: 'Gross', isNumber: true, cell: ({ totals, currency }) => formats.amount(totals.gross, currency) },
          { title: 'Net', isNumber: true, cell: ({ totals, currency }) => formats.amount(totals.net, currency) },
          {
            title: 'File',
            isTitleHidden: true,
            cell: (slip) => html`<a href="${payslipAddress(slip)}/payslip.pdf">PDF</a>`,
          },
        ],
        {
          caption: 'My payslips',
          empty: emptyState('No payslips yet', html`<p>A payslip appears here once its pay run is approved.</p>`),
        },
      )}
      ${pager(address, nextCursor)}`,
    }
  },
})
