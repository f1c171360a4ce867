import { addDays, addMonths } from '../../operation/calendar-date.ts'

/** A period from its first to its last day, inclusive. */
export interface Period {
  start: string
  end: string
}

/**
 * Returns the leave year that contains a day.
 *
 * @param resetsOn - the first day of leave years, `MM-DD`
 */
export function leaveYearAt(date: string, resetsOn: string): Period {
  const resetInSameYear = `${date.slice(0, 4)}-${resetsOn}`
  const start = resetInSameYear <= date ? resetInSameYear : addMonths(resetInSameYear, -12)
  return { start, end: addDays(addMonths(start, 12), -1) }
}

/** Returns the leave year after another one. */
export const nextYear = ({ end }: Period): Period => {
  const start = addDays(end, 1)
  return { start, end: addDays(addMonths(start, 12), -1) }
}

/** Returns the twelve months of a leave year. */
export const monthsIn = ({ start }: Period): Period[] =>
  Array.from({ length: 12 }, (_, index) => ({
    start: addMonths(start, index),
    end: addDays(addMonths(start, index + 1), -1),
  }))

export const includesDate = ({ start, end }: Period, date: string): boolean => date >= start && date <= end
