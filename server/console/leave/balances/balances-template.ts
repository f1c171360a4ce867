import { consolePage } from '../../console-page.ts'

/** The columns that most lists of balances need. */
const columns = ['email', 'leave_type_code', 'balance', 'note']

/** A file for an import of balances, to fill in with a spreadsheet. */
export const balancesTemplatePage = consolePage({
  path: '/leave/balances/import-template.csv',
  needs: 'leave:manage',
  show: async () => {
    const file = new Blob([`\uFEFF${columns.join(',')}\r\n`], { type: 'text/csv; charset=utf-8' })
    return { file, name: 'leave-balances-template.csv' }
  },
})
