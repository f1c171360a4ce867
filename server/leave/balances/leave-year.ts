import { addDays, addMonths } from '../../operation/calendar-date.ts'

/** A period from its first day to its last, both included. */
export interface Period {
  start: string
  end: string
}

/**
 * Finds the leave year that a day is in.
 *
 * @param resetsOn - the first day of leave years, `MM-DD`
 */
export function leaveYearOf(date: string, resetsOn: string): Period {
  const inSameYear = `${date.slice(0, 4)}-${resetsOn}`
  const start = inSameYear <= date ? inSameYear : addMonths(inSameYear, -12)
  return { start, end: addDays(addMonths(start, 12), -1) }
}

/** The leave year that follows another. */
export const nextYear = ({ end }: Period): Period => {
  const start = addDays(end, 1)
  return { start, end: addDays(addMonths(start, 12), -1) }
}

/** The twelve months of a leave year. */
export const monthsOf = ({ start }: Period): Period[] =>
  Array.from({ length: 12 }, (_, index) => ({
    start: addMonths(start, index),
    end: addDays(addMonths(start, index + 1), -1),
  }))
