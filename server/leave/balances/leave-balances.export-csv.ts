import { listCsv } from '../../audit/list-csv.ts'
import { operation } from '../../operation/operation.ts'
import { readPersonNames } from '../../people/read-person-names.ts'
import { readLeaveTypeNames } from '../leave-type-names.ts'
import { balanceOn } from './leave-account.ts'
import { matchLeaveBalances, presentLeaveBalance } from './leave-balances.list.ts'

const columns = [
  'person_id',
  'person',
  'leave_type_id',
  'leave_type',
  'as_of',
  'year_start',
  'year_end',
  'entitled',
  'taken',
  'scheduled',
  'pending',
  'available',
] as const

/** Exports the balances that `leaveBalances.list` lists for the same filters, in the same order, as a CSV file. */
export const leaveBalancesExportCsv = operation('leaveBalances.exportCsv', async (work, { query }) => {
  const { as_of, accounts } = await matchLeaveBalances(work, query)
  const types = await readLeaveTypeNames(work)
  return await listCsv(work, {
    list: 'leave-balances',
    columns,
    matches: accounts,
    toCells: async (rows) => {
      const people = await readPersonNames(
        work,
        rows.map(({ person_id }) => person_id),
      )
      return rows.map((account) => {
        const cells = {
          ...presentLeaveBalance(account, balanceOn(account, as_of), { as_of, explain: false }),
          person: people.get(account.person_id),
          leave_type: types.get(account.leave_type_id),
        }
        return columns.map((column) => cells[column])
      })
    },
  })
})
