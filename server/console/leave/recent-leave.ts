import type { LeaveRequest, LeaveType } from '../../../sdk/src/index.ts'
import { text } from '../../texts/english.ts'
import { unlessRefused } from '../failures.ts'
import type { PageContext } from '../page-context.ts'
import { daysAfter } from './calendar/calendar-days.ts'
import { daysText } from './leave-labels.ts'
import { maySeeOthers } from './leave-tabs.ts'

/**
 * Describes the approved leave of a person in the 12 months before a request, with its days by type: `Vacation: 8 days,
 * Sick leave: 2 days`.
 *
 * @returns undefined for users who do not decide on the request or see only this one, and if it is decided
 */
export async function recentLeaveText(
  context: PageContext,
  { person_id, start_date, status }: LeaveRequest,
  types: ReadonlyMap<number, LeaveType>,
): Promise<string | undefined> {
  const { api, me, formats } = context
  if (status !== 'requested' || !maySeeOthers(context) || me.person_id === person_id) return undefined
  const [from, to] = [yearBefore(start_date), daysAfter(start_date, -1)]
  const totals = new Map<number, number>()
  const earlier = await unlessRefused(
    api.leaveRequests.list({ person_id, status: 'approved', from, to, limit: 200 }).toArray(),
  )
  if (!earlier) return undefined
  for (const leave of earlier) {
    const days = leave.breakdown
      .filter(({ date }) => from <= date && date <= to)
      .reduce((total, { days }) => total + days, 0)
    totals.set(leave.leave_type_id, (totals.get(leave.leave_type_id) ?? 0) + days)
  }
  const sums = [...totals]
    .filter(([, days]) => days > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([id, days]) => text('leave.typeSum', { type: types.get(id)?.name ?? '', days: daysText(formats, days) }))
  return sums.length === 0 ? text('leave.noneBefore') : sums.join(', ')
}

/** Returns the same day of the year before, or 28 February. */
const yearBefore = (date: string): string =>
  `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`.replace(/-02-29$/, '-02-28')
