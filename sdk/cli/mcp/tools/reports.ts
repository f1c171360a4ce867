import { day } from '../inputs.ts'
import { boolean, oneOf, optional, strictObject } from '../library.ts'
import { defineReader } from '../tool.ts'

export const getReport = defineReader({
  name: 'get_report',
  title: 'Get a report',
  description:
    'Returns numbers about the business: headcount, turnover (joiners and leavers), absence (the absence rate), leave_liability (leave that is earned and not taken) or pay_cost (by month and department). Except for leave_liability, by month; the last twelve months by default.',
  requests: [
    'GET /reports/headcount',
    'GET /reports/turnover',
    'GET /reports/absence',
    'GET /reports/leave-liability',
    'GET /reports/pay-cost',
  ],
  scopes: ['reports:read'],
  input: strictObject({
    report: oneOf(['headcount', 'turnover', 'absence', 'leave_liability', 'pay_cost']),
    from: optional(day('The first day')),
    to: optional(day('The last day; of leave_liability, the day of the balances')),
    by_department: optional(boolean().describe('Whether to split by department; pay_cost always does')),
  }),
  run: async ({ workforce: { reports } }, { report, from, to, by_department }) => {
    const period = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
    const group = by_department ? { group_by: 'department' as const } : {}
    const balanceDay = to === undefined ? {} : { as_of: to }
    const read = {
      headcount: () => reports.headcount({ ...period, ...group }),
      turnover: () => reports.turnover({ ...period, ...group }),
      absence: () => reports.absence({ ...period, ...group }),
      leave_liability: () => reports.leaveLiability({ ...balanceDay, ...group }),
      pay_cost: () => reports.payCost(period),
    }
    return { data: { report, ...(await read[report]()) } }
  },
})
