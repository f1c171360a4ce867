import { emptyState } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { payslipTable } from './payslip-table.ts'

/** The page with the user's own payslips. */
export const myPayslipsPage = consolePage({
  path: '/payslips',
  show: async (context) => {
    const { api, me } = context
    if (me.person_id === null) {
      return {
        title: text('payRuns.myPayslips'),
        content: emptyState(text('payRuns.noRecord'), html`<p>${text('payRuns.noRecordHint')}</p>`),
      }
    }
    const page = await api.people.payslips(me.person_id, {
      sort: '-id',
      ...listQuery(context.address),
    })
    const { data } = page
    return {
      title: text('payRuns.myPayslips'),
      content: html`${payslipTable(context, data, {
        caption: text('payRuns.myPayslips'),
        empty: emptyState(text('payRuns.noPayslips'), html`<p>${text('payRuns.ownNoneYet')}</p>`),
      })}
      ${pager(context, page, 'payRuns.payslipRange', '/console/payslips.csv')}`,
    }
  },
})
