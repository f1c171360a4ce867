import type { CarryOverExpiry } from '../../../../server/leave/balances/carried-days.ts'
import { balanceOn, dueLines, type LeaveAccount } from '../../../../server/leave/balances/leave-account.ts'
import type { DayCounts, Line } from '../../../../server/leave/balances/ledger-line.ts'
import { addDays } from '../../../../server/operation/calendar-date.ts'

const rules = {
  accrual_method: 'yearly' as 'none' | 'yearly' | 'monthly',
  days_per_year: 20,
  days_by_service: [] as LeaveAccount['rules']['days_by_service'],
  carry_over_max: 5 as number | null,
  carry_over_expires: null as CarryOverExpiry | null,
  carry_over_expires_from: null as string | null,
  allow_negative: false,
  leave_year: 'fixed' as 'fixed' | 'hire_date',
  resets_on: '01-01',
  rounding: 'nearest' as 'nearest' | 'up',
  max_balance: null as number | null,
  accrues_from: '2026-01-01',
  accrues_until: null as string | null,
}

/** Returns an account for a permanent employment; the leave type accrues 20 days a year, 5 of which may carry over. */
export const account = (parts: Partial<LeaveAccount> & { with?: Partial<typeof rules> } = {}): LeaveAccount => ({
  rules: { ...rules, ...parts.with },
  employment: parts.employment ?? { from: '2020-01-01', to: null },
  today: parts.today ?? '2026-06-15',
  lines: parts.lines ?? [],
  pending: parts.pending ?? [],
})

let lines = 0
/** Returns a line of the ledger. */
export const line = (kind: Line['kind'], days: number, effective_on: string, more: Partial<Line> = {}): Line => ({
  id: ++lines,
  kind,
  days,
  effective_on,
  period: null,
  leave_request_id: null,
  note: null,
  ...more,
})
export const taken = (id: number, days: number, on: string) => line('taken', -days, on, { leave_request_id: id })
export const reversal = (id: number, days: number, on: string) => line('reversal', days, on, { leave_request_id: id })

/** Formats lines as `kind days day`. */
export const summary = (list: Line[]) => list.map(({ kind, days, effective_on }) => `${kind} ${days} ${effective_on}`)

/** Returns the account after all lines that are due by a date have been booked. */
export const booked = (before: LeaveAccount, through: string): LeaveAccount => ({
  ...before,
  lines: [...before.lines, ...dueLines(before, through, { isFinal: true }).map((due) => ({ ...due, id: ++lines }))],
})

/** Returns the days that are entitled, taken, scheduled, pending and available, in this order. */
export const figures = (subject: LeaveAccount, date: string) => {
  const { entitled, taken, scheduled, pending, available } = balanceOn(subject, date)
  return [entitled, taken, scheduled, pending, available]
}

/** Returns the account with further lines. */
export const withLines = (base: LeaveAccount, ...more: LeaveAccount['lines']) => ({
  ...base,
  lines: [...base.lines, ...more],
})

/** Returns the days of leave, one on each date. */
export const daysFrom = (start: string, count: number): DayCounts =>
  Array.from({ length: count }, (_, index) => ({ date: addDays(start, index), days: 1 }))

/** Returns a line of leave of one day on each date. */
export const leaveLine = (id: number, start: string, count: number) => ({
  ...taken(id, count, start),
  day_counts: daysFrom(start, count),
})

/** Returns a request for leave of one day on each date. */
export const request = (id: number, start_date: string, days: number) => ({
  id,
  start_date,
  days,
  day_counts: daysFrom(start_date, days),
})

/** Returns lots as `kind remaining/days by expires_on`. */
export const lots = (subject: LeaveAccount, date: string) =>
  balanceOn(subject, date).lots.map(
    ({ kind, days, remaining, expires_on }) => `${kind} ${remaining}/${days} by ${expires_on}`,
  )
