import { readBalancesQuery } from '../leave/balances/leave-balances.ts'
import { readLeaveQuery } from '../leave/leave-requests.ts'
import { csvPage } from './list-csv.ts'

/** The list of leave requests with its filters as a file. */
export const leaveCsvPage = csvPage({
  path: '/leave.csv',
  listPath: '/console/leave',
  name: 'leave-requests.csv',
  read: async (context) => {
    const { person, query } = await readLeaveQuery(context)
    if (person.matches === undefined) return await context.api.leaveRequests.exportCsv(query).stream()
  },
})

/** The list of leave balances with its filters as a file. */
export const leaveBalancesCsvPage = csvPage({
  path: '/leave/balances.csv',
  listPath: '/console/leave/balances',
  name: 'leave-balances.csv',
  read: async (context) => {
    const { person, query } = await readBalancesQuery(context)
    if (person.matches === undefined) return await context.api.leaveBalances.exportCsv(query).stream()
  },
})
