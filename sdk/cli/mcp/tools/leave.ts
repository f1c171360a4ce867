import type { LeaveRequest, Workforce } from 'workforce-sdk'
import { day, id, pageQuery, paging } from '../inputs.ts'
import { boolean, oneOf, optional, strictObject } from '../library.ts'
import { defineReader } from '../tool.ts'

/** The maximum number of entries of the calendar. */
const maxEntries = 100

/** Returns the names of all leave types by ID. */
async function nameLeaveTypes(workforce: Workforce): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  for await (const { id: typeId, name } of workforce.leaveTypes.list({ include_archived: true, limit: 200 }))
    names.set(typeId, name)
  return names
}

/** Returns the day after a number of days. */
const addDays = (start: string, days: number): string =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)

export const readLeaveCalendar = defineReader({
  name: 'who_is_away',
  title: 'See who is away',
  description:
    'Returns the approved and requested leave, and the holidays, between two days. The next seven days by default.',
  requests: ['GET /leave-calendar'],
  scopes: ['leave:read'],
  input: strictObject({
    from: optional(day('The first day; today by default')),
    to: optional(day('The last day; six days after `from` by default')),
  }),
  run: async ({ workforce, today }, { from = today, to = addDays(from, 6) }) => {
    const { leave, holidays } = await workforce.leaveCalendar.get({ from, to })
    const entries = leave.map(
      ({ leave_request_id, person_id, person_name, leave_type_name, start_date, end_date, days, status }) => ({
        leave_request_id,
        person_id,
        person_name,
        leave_type_name,
        start_date,
        end_date,
        days,
        status,
      }),
    )
    const left_out = Math.max(0, entries.length - maxEntries)
    return {
      data: {
        from,
        to,
        leave: entries.slice(0, maxEntries),
        left_out,
        holidays: holidays.map(({ date, name, portion }) => ({ date, name, portion })),
      },
    }
  },
})

export const leaveBalances = defineReader({
  name: 'leave_balances',
  title: 'Get leave balances',
  description:
    'Returns the days of leave of a person by leave type: entitled, taken, scheduled, pending and available. With `explain`, also the entries that make up the balance.',
  requests: ['GET /leave-balances', 'GET /leave-types'],
  scopes: ['leave:read'],
  input: strictObject({
    person_id: id('The ID of the person, from find_people'),
    as_of: optional(day('The day of the balance; today by default')),
    explain: optional(boolean().describe('Whether to include the entries')),
  }),
  run: async ({ workforce }, { person_id, as_of, explain = false }) => {
    const [balances, names] = await Promise.all([
      workforce.leaveBalances.list({ person_id, explain, limit: 50, ...(as_of !== undefined && { as_of }) }),
      nameLeaveTypes(workforce),
    ])
    const entries = balances.data.map((balance) => ({ leave_type: names.get(balance.leave_type_id), ...balance }))
    return { data: { balances: entries } }
  },
})

/** Selects what a leave request is about. */
export const summarizeLeave = (request: LeaveRequest, names: Map<number, string>) => ({
  id: request.id,
  person_id: request.person_id,
  leave_type: names.get(request.leave_type_id),
  start_date: request.start_date,
  end_date: request.end_date,
  days: request.days,
  status: request.status,
  note: request.note,
  decision_note: request.decision_note,
  created_at: request.created_at,
})

export const findLeaveRequests = defineReader({
  name: 'find_leave_requests',
  title: 'Find leave requests',
  description: 'Finds leave requests by person, status and days, latest first. `requested` waits for a decision.',
  requests: ['GET /leave-requests', 'GET /leave-types'],
  scopes: ['leave:read'],
  input: strictObject({
    person_id: optional(id('The ID of the person, from find_people')),
    status: optional(oneOf(['requested', 'approved', 'rejected', 'cancelled'])),
    from: optional(day('Only leave on this day or later')),
    to: optional(day('Only leave on this day or earlier')),
    ...paging,
  }),
  run: async ({ workforce }, { person_id, status, from, to, ...page }) => {
    const [requests, names] = await Promise.all([
      workforce.leaveRequests.list({
        ...pageQuery(page),
        sort: '-start_date',
        ...(person_id !== undefined && { person_id }),
        ...(status !== undefined && { status }),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
      }),
      nameLeaveTypes(workforce),
    ])
    return {
      data: { leave_requests: requests.data.map((request) => summarizeLeave(request, names)) },
      nextCursor: requests.nextCursor,
    }
  },
})
