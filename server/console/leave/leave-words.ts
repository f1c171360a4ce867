import type { DayPortion, LeaveBalanceLine, LeaveDay, LeaveRequest } from '../../../sdk/src/index.ts'
import { badge, type Tone } from '../../pages/components.ts'
import type { Choice } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import type { Html } from '../../pages/html.ts'

type Status = LeaveRequest['status']

const states: Record<Status, readonly [text: string, tone: Tone]> = {
  requested: ['Waiting', 'warn'],
  approved: ['Approved', 'good'],
  rejected: ['Rejected', 'bad'],
  cancelled: ['Cancelled', 'soft'],
}

/** The state of a request at a glance. */
export const leaveBadge = (status: Status): Html => badge(...states[status])

export const leaveStates: readonly Choice[] = Object.entries(states).map(([value, [text]]) => [value, text])

export const portions: readonly Choice[] = [
  ['full', 'All day'],
  ['morning', 'Morning only'],
  ['afternoon', 'Afternoon only'],
]

/** The locations of a holiday, by name. */
export const placesText = (ids: readonly number[], locations: readonly Choice[]): string =>
  ids.map((id) => locations.find(([value]) => value === String(id))?.[1] ?? `Location ${id}`).join(', ')

interface Span {
  start_date: string
  end_date: string
  start_portion: DayPortion
  end_portion: DayPortion
}

/** `1 – 3 Jul 2036`, or `1 Jul 2036 – 3 Jul 2036 (morning)`. */
export function spanText(formats: Formats, { start_date, end_date, start_portion, end_portion }: Span): string {
  const day = (date: string, portion: DayPortion) =>
    portion === 'full' ? formats.day(date) : `${formats.day(date)} (${portion})`
  if (start_portion === 'full' && end_portion === 'full') return formats.period(start_date, end_date)
  const first = day(start_date, start_portion)
  return start_date === end_date ? first : `${first} – ${day(end_date, end_portion)}`
}

export const daysText = (formats: Formats, days: number): string => formats.count(days, 'day', 'days')

const reasons: Record<string, string> = {
  holiday: 'Holiday',
  half_holiday: 'Half a holiday',
  day_off: 'Not a working day',
  half_worked: 'Half a working day',
  half_day: 'Half a day',
}

/** Why a day takes less than one. */
export const reasonText = ({ reason }: LeaveDay): string =>
  reason === undefined ? 'Working day' : (reasons[reason] ?? reason)

const kinds: Record<string, string> = {
  accrual: 'Earned',
  carry_over: 'Carried over',
  expiry: 'Expired',
  adjustment: 'Adjusted',
  taken: 'Leave',
  reversal: 'Returned',
  pending: 'Leave, undecided',
}

/** Where days of a balance come from, or where they went. */
export const kindText = (kind: LeaveBalanceLine['kind']): string => kinds[kind] ?? kind
