import { datesFrom, weekdayOf } from '../holidays/calendar-date.ts'
import type { Schemas } from '../operation/contract.ts'

type Day = Schemas['LeaveDay']
export type WorkPattern = Schemas['WorkPattern']

/** From when to when leave lasts. */
export interface Span {
  start_date: string
  end_date: string
  start_portion: Schemas['DayPortion']
  end_portion: Schemas['DayPortion']
}

/**
 * Counts the days that leave takes, day by day. Holidays and days off take nothing. Half a day takes half a day, and so
 * does a day that is half worked: whichever half is asked for counts as the working half.
 *
 * @param span - a single day has equal portions; of several days, the first is no morning and the last no afternoon
 * @param holidays - at least those within the span
 * @returns the days, in halves, and a breakdown that says why a day takes less than one
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
