import { addDays, isDate } from '../holidays/calendar-date.ts'
import type { Schemas } from '../operation/contract.ts'
import { validationFailed } from '../operation/errors.ts'

type Given = Pick<Schemas['PersonUpdate'], 'end_date' | 'last_day'>

/** The last day of an employment that ends on a date. */
export const lastDayOf = (end_date: string | null): string | null => end_date && addDays(end_date, -1)

/**
 * The first day after an employment, which a request gives as such or by the last day before it; nothing where it gives
 * neither.
 *
 * @throws {ApiError} 422 when it gives two different ends
 */
export function endDateOf({ end_date, last_day }: Given): { end_date?: string | null } {
  if (last_day === undefined) return end_date === undefined ? {} : { end_date }
  const end = last_day && addDays(last_day, 1)
  if (end_date !== undefined && end_date !== end) {
    throw validationFailed([{ path: 'body.last_day', message: 'must be the day before end_date, or be left out' }])
  }
  if (end !== null && !isDate(end)) {
    throw validationFailed([{ path: 'body.last_day', message: 'must be before 9999-12-31' }])
  }
  return { end_date: end }
}
