import { datesFrom, weekdayOf } from '../holidays/calendar-date.ts'
import type { Schemas } from '../operation/contract.ts'

type Day = Schemas['LeaveDay']
export type WorkPattern = Schemas['WorkPattern']

/** From when to when leave is asked for. */
export interface Span {
  start_date: string
  end_date: string
  start_portion: Schemas['DayPortion']
  end_portion: Schemas['DayPortion']
}

/**
 * Counts what a leave takes, day by day. A holiday takes nothing, nor does a day that is not worked; half of a day takes
 * half a day, and so does a day of which half is worked: whichever half was asked for counts as the one that is worked.
 *
 * @param span - a single day has equal portions, of several the first is not a morning and the last no afternoon
 * @param holidays - the days of the span, at least, that are holidays
 * @returns the days in halves, and each day with why it takes less than one
 */
export function countDays(
  span: Span,
  pattern: WorkPattern,
  holidays: ReadonlySet<string>,
): { days: number; breakdown: Day[] } {
  const breakdown = datesFrom(span.start_date, span.end_date).map((date) => {
    const worked = pattern[weekdayOf(date)]
    if (worked === 0) return { date, days: 0, reason: 'day_off' as const }
    if (holidays.has(date)) return { date, days: 0, reason: 'holiday' as const }
    if (isHalf(span, date)) return { date, days: 0.5, reason: 'half_day' as const }
    return worked === 1 ? { date, days: 1 } : { date, days: worked, reason: 'half_worked' as const }
  })
  return { days: breakdown.reduce((sum, { days }) => sum + days, 0), breakdown }
}

const isHalf = ({ start_date, end_date, start_portion, end_portion }: Span, date: string): boolean =>
  (date === start_date && start_portion !== 'full') || (date === end_date && end_portion !== 'full')
