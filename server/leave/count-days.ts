import { datesFrom, dayOfWeek } from '../operation/calendar-date.ts'
import type { Schemas } from '../operation/contract/contract.ts'

type Day = Schemas['LeaveDay']
export type WorkPattern = Schemas['WorkPattern']

/** The first and the last day of leave, with the part of each day. */
export interface Span {
  start_date: string
  end_date: string
  start_portion: Schemas['DayPortion']
  end_portion: Schemas['DayPortion']
}

/**
 * Counts the days of leave, day by day. Holidays and days off count as zero, and a half-day holiday leaves the other
 * half. Half a day of leave counts as half a day, and so does leave on a day with half a day of work: the requested
 * half counts as the working half, unless it is a holiday.
 *
 * @param span - a single day has equal portions; of several days, the first is not a morning and the last not an
 *   afternoon
 * @param holidays - all holidays within the span, with their part of the day; other holidays are ignored
 * @returns the number of days, in halves, and a breakdown with the reason for each day that counts as less than one
 */
export function countDays(
  span: Span,
  pattern: WorkPattern,
  holidays: ReadonlyMap<string, Schemas['DayPortion']>,
): { days: number; breakdown: Day[] } {
  const breakdown = datesFrom(span.start_date, span.end_date).map((date) => {
    const worked = pattern[dayOfWeek(date)]
    if (worked === 0) return { date, days: 0, reason: 'day_off' as const }
    const holiday = holidays.get(date)
    const portion = portionOn(span, date)
    if (holiday === 'full' || (holiday !== undefined && holiday === portion)) {
      return { date, days: 0, reason: 'holiday' as const }
    }
    if (portion !== 'full') return { date, days: 0.5, reason: 'half_day' as const }
    if (holiday !== undefined) return { date, days: 0.5, reason: 'half_holiday' as const }
    return worked === 1 ? { date, days: 1 } : { date, days: worked, reason: 'half_worked' as const }
  })
  return { days: breakdown.reduce((sum, { days }) => sum + days, 0), breakdown }
}

/** Returns the requested part of a day. */
function portionOn({ start_date, end_date, start_portion, end_portion }: Span, date: string): Schemas['DayPortion'] {
  if (date === start_date && start_portion !== 'full') return start_portion
  return date === end_date ? end_portion : 'full'
}
