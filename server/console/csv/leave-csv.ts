import type { LeaveRequest } from '../../../sdk/src/index.ts'
import { consolePage } from '../console-page.ts'
import { readLeaveQuery } from '../leave/leave-requests.ts'
import { leaveTypesById } from '../leave/leave-types-by-id.ts'
import { personNames } from '../people/person-name.ts'
import { listCsv, wholeList } from './list-csv.ts'

const path = '/console/leave'

const columns = [
  'id',
  'person_id',
  'person',
  'leave_type',
  'start_date',
  'start_portion',
  'end_date',
  'end_portion',
  'days',
  'status',
  'created_at',
  'decided_at',
] as const

/** The list of leave requests with its filters as a file. */
export const leaveCsvPage = consolePage({
  path: '/leave.csv',
  show: async (context) => {
    const { person, query } = await readLeaveQuery(context)
    if (person.matches !== undefined) return { goTo: `${path}${context.address.search}` }
    const types = await leaveTypesById(context)
    const toCells = async (requests: readonly LeaveRequest[]) => {
      const name = await personNames(
        context,
        requests.map(({ person_id }) => person_id),
      )
      return requests.map((request) => {
        const { person_id, leave_type_id } = request
        const cells = { ...request, person: name(person_id), leave_type: types.get(leave_type_id)?.name }
        return columns.map((column) => cells[column])
      })
    }
    return await listCsv(context, {
      list: context.api.leaveRequests.list({ ...query, ...wholeList }),
      columns,
      toCells,
      name: 'leave',
      path,
    })
  },
})
