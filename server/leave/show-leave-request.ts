import { readToday } from '../business/today.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { isAbout, type Principal } from '../operation/principal.ts'
import type { Scope } from '../operation/scopes.ts'
import type { Work } from '../operation/work.ts'
import { leaveConcernOf } from './balances/own-leave.ts'
import { leaveRequestStates } from './leave-request.states.ts'
import { type LeaveRequestRow, presentLeaveRequest } from './present-leave-request.ts'

/** What `self` allows people to do with their own leave. */
const ofSelf: readonly Scope[] = ['leave:write']

/**
 * Finds out what the caller may do with some requests that they reach, in at most three statements for all of them.
 *
 * @returns how to present each of them
 */
export async function leavePresenter(
  work: Work<Principal>,
  rows: LeaveRequestRow[],
): Promise<(row: LeaveRequestRow) => Schemas['LeaveRequest']> {
  const { by } = work
  if (rows.every(({ status }) => leaveRequestStates.allows[status].length === 0)) {
    return (row) => presentLeaveRequest(row, [])
  }
  const { isOwn, needsSecondPerson } = await leaveConcernOf(work)
  const today = await readToday(work)
  const withSelf = new Set([...by.scopes, ...(by.scopes.has('self') ? ofSelf : [])])

  return (row) => {
    const isDecider = by.scopes.has('leave:approve')
    const actions = leaveRequestStates.allowed(row.status, isAbout(by, row.person_id) ? withSelf : by.scopes)
    return presentLeaveRequest(
      row,
      actions.filter((action) => {
        if (action === 'update') return true
        if (action === 'cancel') return row.start_date > today || (isDecider && !isOwn(row))
        return isDecider && !needsSecondPerson(row)
      }),
    )
  }
}

/** One request as the API shows it to the caller. */
export async function showLeaveRequest(work: Work<Principal>, row: LeaveRequestRow): Promise<Schemas['LeaveRequest']> {
  const present = await leavePresenter(work, [row])
  return present(row)
}
