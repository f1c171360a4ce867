import { datesFrom, dayOfWeek } from '../operation/calendar-date.ts'
import type { Schemas } from '../operation/contract/contract.ts'

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
 * Counts the days that leave takes, day by day. Holidays and days off take nothing, and of half a holiday only the other
 * half does. Half a day takes half a day, and so does a day that is half worked: whichever half is asked for, and is no
 * holiday, counts as the working half.
 *
 * @param span - a single day has equal portions; of several days, the first is no morning and the last no afternoon
 * @param holidays - at least those within the span, with the part of the day that each of them takes
 * @returns the days, in halves, and a breakdown that says why a day takes less than one
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
    const wanted = portionOn(span, date)
    if (holiday === 'full' || (holiday !== undefined && holiday === wanted)) {
      return { date, days: 0, reason: 'holiday' as const }
    }
    if (wanted !== 'full') return { date, days: 0.5, reason: 'half_day' as const }
    if (holiday !== undefined) return { date, days: 0.5, reason: 'half_holiday' as const }
    return worked === 1 ? { date, days: 1 } : { date, days: worked, reason: 'half_worked' as const }
  })
  return { days: breakdown.reduce((sum, { days }) => sum + days, 0), breakdown }
}

/** The part of a day that leave asks for. */
function portionOn({ start_date, end_date, start_portion, end_portion }: Span, date: string): Schemas['DayPortion'] {
  if (date === start_date && start_portion !== 'full') return start_portion
  return date === end_date ? end_portion : 'full'
}
