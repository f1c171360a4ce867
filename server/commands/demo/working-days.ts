import { addDays, weekdayOf } from '../../operation/calendar-date.ts'

/** Counts working days from a day: 0 is the day itself or, if nobody works then, the next working day. */
export type WorkingDays = (count: number) => string

/**
 * @param today - the day from which days are counted
 * @param holidays - the days on which nobody works, beside Saturdays and Sundays
 */
export function workingDaysFrom(today: string, holidays: ReadonlySet<string>): WorkingDays {
  const isWorked = (date: string): boolean => !['sat', 'sun'].includes(weekdayOf(date)) && !holidays.has(date)
  return (count) => {
    let date = today
    while (!isWorked(date)) date = addDays(date, 1)
    for (let left = Math.abs(count); left > 0; ) {
      date = addDays(date, Math.sign(count))
      if (isWorked(date)) left -= 1
    }
    return date
  }
}
