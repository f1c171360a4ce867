import type { DayPortion, LeaveBalance, LeaveBalanceLine, LeaveDay, LeaveRequest } from '../../../sdk/src/index.ts'
import { badge, type Tone } from '../../pages/components.ts'
import type { Choice } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import type { Html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'

type Status = LeaveRequest['status']

const tones: Record<Status, Tone> = { requested: 'warn', approved: 'good', rejected: 'bad', cancelled: 'soft' }

export const leaveBadge = (status: Status): Html => badge(text(`leave.status.${status}`), tones[status])

export const leaveStates = (): Choice[] =>
  (['requested', 'approved', 'rejected', 'cancelled'] as const).map((status) => [
    status,
    text(`leave.status.${status}`),
  ])

export const portions = (): Choice[] =>
  (['full', 'morning', 'afternoon'] as const).map((portion) => [portion, text(`leave.portion.${portion}`)])

/** Returns the names of locations as text. */
export const placesText = (ids: readonly number[], locations: readonly Choice[]): string =>
  ids
    .map(
      (id) =>
        locations.find(([value]) => value === String(id))?.[1] ?? text('leave.locationNumbered', { id: String(id) }),
    )
    .join(', ')

interface Span {
  start_date: string
  end_date: string
  start_portion: DayPortion
  end_portion: DayPortion
}

/** Formats the dates of leave: `1 – 3 Jul 2036`, or `1 Jul 2036 – 3 Jul 2036 (morning)`. */
export function spanText(formats: Formats, { start_date, end_date, start_portion, end_portion }: Span): string {
  const day = (date: string, portion: DayPortion) =>
    portion === 'full' ? formats.day(date) : text('leave.dayPortion', { day: formats.day(date), portion })
  if (start_portion === 'full' && end_portion === 'full') return formats.period(start_date, end_date)
  const first = day(start_date, start_portion)
  return start_date === end_date ? first : text('leave.span', { first, last: day(end_date, end_portion) })
}

/** Adds the half of the day to a name, unless the day is a full one. */
export const withPortion = (name: string, portion: DayPortion): string =>
  portion === 'full' ? name : text('leave.namePortion', { name, portion })

export const daysText = (formats: Formats, days: number): string => formats.text('leave.days', { count: days })

/** Formats a number of days for an input. */
export const daysInput = (formats: Formats, days: number | null | undefined): string =>
  days === null || days === undefined ? '' : formats.decimal(String(days))

/** Returns the days of a balance that expire unless they are taken, by their last day. */
export function expiries({ lots, as_of }: Pick<LeaveBalance, 'lots' | 'as_of'>): [day: string, days: number][] {
  const days = new Map<string, number>()
  for (const { expires_on, remaining } of lots) {
    if (expires_on === null || expires_on < as_of || remaining === 0) continue
    days.set(expires_on, (days.get(expires_on) ?? 0) + remaining)
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Describes by which day days must be taken: `3 days expire unless taken by 31 Mar 2036.` */
export const expiryNotice = (formats: Formats, day: string, days: number): string =>
  formats.text('leave.takeBy', { count: days, day: formats.day(day) })

const reasons = ['holiday', 'half_holiday', 'day_off', 'half_worked', 'half_day'] as const

/** Describes why a day counts as less than one day of leave. A reason without a text is shown unchanged. */
export function reasonText({ reason }: LeaveDay): string {
  if (reason === undefined) return text('leave.dayReason.none')
  const match = reasons.find((each) => each === reason)
  return match === undefined ? reason : text(`leave.dayReason.${match}`)
}

const kinds = ['accrual', 'carry_over', 'expiry', 'adjustment', 'taken', 'reversal', 'pending'] as const

/** Returns the name of a balance entry. A kind without a label is shown unchanged. */
export function kindText(kind: LeaveBalanceLine['kind']): string {
  const match = kinds.find((each) => each === kind)
  return match === undefined ? kind : text(`leave.line.${match}`)
}
