import { pathId } from '../page-context.ts'
import { csvPage } from './list-csv.ts'

/** The payslips of a person as a file. */
export const personPayslipsCsvPage = csvPage({
  path: '/people/:id/payslips.csv',
  listPath: (context) => `/console/people/${pathId(context)}/pay`,
  name: 'payslips.csv',
  read: (context) => context.api.people.exportPayslipsCsv(pathId(context), { sort: '-id' }).stream(),
})

/** The user's own payslips as a file. */
export const myPayslipsCsvPage = csvPage({
  path: '/payslips.csv',
  listPath: '/console/payslips',
  name: 'payslips.csv',
  read: async ({ api, me }) =>
    me.person_id === null ? undefined : await api.people.exportPayslipsCsv(me.person_id, { sort: '-id' }).stream(),
})
