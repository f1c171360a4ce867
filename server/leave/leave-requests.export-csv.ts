import { listCsv } from '../audit/list-csv.ts'
import { operation } from '../operation/operation.ts'
import { readPersonNames } from '../people/read-person-names.ts'
import { matchLeaveRequests } from './leave-requests.list.ts'
import { readLeaveTypeNames } from './leave-type-names.ts'

const columns = [
  'id',
  'person_id',
  'person',
  'leave_type_id',
  'leave_type',
  'start_date',
  'start_portion',
  'end_date',
  'end_portion',
  'days',
  'status',
  'reason_code',
  'external_id',
  'created_at',
  'decided_at',
] as const

/**
 * Exports the leave requests that `leaveRequests.list` lists for the same filters, in the same order, as a CSV file. It
 * has no notes, which may contain health data.
 */
export const leaveRequestsExportCsv = operation('leaveRequests.exportCsv', async (work, { query }) => {
  const matches = await matchLeaveRequests(work, query)
  const types = await readLeaveTypeNames(work)
  return await listCsv(work, {
    list: 'leave-requests',
    columns,
    matches,
    toCells: async (rows) => {
      const people = await readPersonNames(
        work,
        rows.map(({ person_id }) => person_id),
      )
      return rows.map((row) => {
        const cells = { ...row, person: people.get(row.person_id), leave_type: types.get(row.leave_type_id) }
        return columns.map((column) => cells[column])
      })
    },
  })
})
