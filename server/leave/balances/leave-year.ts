import { addDays, addMonths, anniversary } from '../../operation/calendar-date.ts'

/** A period from its first to its last day, inclusive. */
export interface Period {
  start: string
  end: string
}

/**
 * Returns the leave year that contains a day.
 *
 * @param resetsOn - the first day of leave years, `MM-DD`; in common years, 29 February is 1 March
 */
export function leaveYearAt(date: string, resetsOn: string): Period {
  const firstIn = (year: number) => anniversary(`2000-${resetsOn}`, year - 2000)
  const year = Number(date.slice(0, 4))
  const first = firstIn(year) <= date ? year : year - 1
  return { start: firstIn(first), end: addDays(firstIn(first + 1), -1) }
}

/** Returns the leave year after another one, which begins on the same day, `MM-DD`. */
export const nextYear = ({ end }: Period, resetsOn: string): Period => leaveYearAt(addDays(end, 1), resetsOn)

/** Returns the twelve months of a leave year. */
export const monthsIn = ({ start, end }: Period): Period[] =>
  Array.from({ length: 12 }, (_, index) => ({
    start: addMonths(start, index),
    end: index === 11 ? end : addDays(addMonths(start, index + 1), -1),
  }))

export const includesDate = ({ start, end }: Period, date: string): boolean => date >= start && date <= end
