import { addDays, addMonths, dayOfWeek, daysBetween } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Span } from '../from-compensations/proration.ts'

/*
 * The pay periods of a pay schedule, with their pay dates and the days on which their pay runs are drafted. All are
 * calendar dates, so that no time zone is involved.
 */

/** The rules of a pay schedule that determine its dates. */
export type Timing = Pick<Schemas['PaySchedule'], (typeof timingMembers)[number]>

export const timingMembers = [
  'frequency',
  'period_starts_on',
  'first_day',
  'pay_days_after_period_end',
  'pay_day_of_month',
  'pay_month',
  'pay_date_moves',
  'drafts_days_before_pay_date',
] as const

type Run = Schemas['PayScheduleRun']

/** The maximum number of days by which weekends and holidays move a pay date. */
export const maxMoveDays = 14

/** The maximum number of days from the end of a period to the day on which its pay run is drafted. */
const maxDraftDelayDays = 60 + maxMoveDays

/**
 * Yields the pay runs of a pay schedule in the order of their periods, indefinitely.
 *
 * @param options.draftsFrom - the earliest day on which the first pay run is drafted
 * @param options.after - a day that all periods start after; null for none
 * @param options.holidays - the holidays that move pay dates
 */
export function* listPayRuns(
  timing: Timing,
  { draftsFrom, after, holidays }: { draftsFrom: string; after: string | null; holidays: ReadonlySet<string> },
): Generator<Run, never> {
  for (
    let period = firstPeriod(timing, { draftsFrom, after });
    ;
    period = periodAround(timing, addDays(period.to, 1))
  ) {
    const pay_date = payDate(timing, period, holidays)
    const drafts_on = addDays(pay_date, -timing.drafts_days_before_pay_date)
    const isAfter = after === null || period.from > after
    if (isAfter && drafts_on >= draftsFrom)
      yield { period_start: period.from, period_end: period.to, pay_date, drafts_on }
  }
}

/** Returns a period before which no pay run is drafted on `draftsFrom` or later. */
export function firstPeriod(timing: Timing, { draftsFrom, after }: { draftsFrom: string; after: string | null }): Span {
  const day = addDays(draftsFrom, -maxDraftDelayDays)
  return periodAround(timing, after !== null && after > day ? after : day)
}

/** Returns the pay period that contains a day. */
export function periodAround({ frequency, period_starts_on, first_day }: Timing, day: string): Span {
  if (frequency === 'monthly') return monthFrom(first_day ?? 1, day)
  const month = day.slice(0, 7)
  if (frequency === 'semi_monthly') {
    return day <= `${month}-15`
      ? { from: `${month}-01`, to: `${month}-15` }
      : { from: `${month}-16`, to: dayInMonth(day, 31) }
  }
  const length = frequency === 'weekly' ? 7 : 14
  const anchor = period_starts_on ?? day
  const from = addDays(anchor, Math.floor(daysBetween(anchor, day) / length) * length)
  return { from, to: addDays(from, length - 1) }
}

/** Returns the period from a day of one month to the day before it in the next month. */
function monthFrom(first_day: number, day: string): Span {
  const start = dayInMonth(day, first_day)
  const from = start <= day ? start : dayInMonth(addMonths(firstOfMonth(day), -1), first_day)
  return { from, to: addDays(dayInMonth(addMonths(firstOfMonth(from), 1), first_day), -1) }
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** Returns the given day of the month in which `day` is, or the last day of a shorter month. */
function dayInMonth(day: string, dayOfMonth: number): string {
  const last = addDays(addMonths(firstOfMonth(day), 1), -1)
  const date = `${day.slice(0, 7)}-${String(dayOfMonth).padStart(2, '0')}`
  return date < last ? date : last
}

function payDate(timing: Timing, { to }: Span, holidays: ReadonlySet<string>): string {
  const { pay_day_of_month, pay_days_after_period_end, pay_month } = timing
  if (pay_day_of_month === null) return moveDate(addDays(to, pay_days_after_period_end ?? 0), timing, holidays)
  const month = pay_month === 'next' ? addMonths(firstOfMonth(to), 1) : to
  return moveDate(dayInMonth(month, pay_day_of_month), timing, holidays)
}

/** Moves a date off weekends and holidays. The date is unchanged if all days within `maxMoveDays` are weekends or holidays. */
function moveDate(date: string, { pay_date_moves }: Timing, holidays: ReadonlySet<string>): string {
  if (pay_date_moves === 'none') return date
  for (let days = 0; days <= maxMoveDays; days++) {
    const candidates = [
      ...(pay_date_moves === 'after' ? [] : [addDays(date, -days)]),
      ...(pay_date_moves === 'before' ? [] : [addDays(date, days)]),
    ]
    const workingDay = candidates.find((candidate) => isWorkingDay(candidate, holidays))
    if (workingDay !== undefined) return workingDay
  }
  return date
}

const isWorkingDay = (date: string, holidays: ReadonlySet<string>): boolean =>
  !['sat', 'sun'].includes(dayOfWeek(date)) && !holidays.has(date)
