import type { Problem } from '../operation/errors.ts'
import { lastDay } from './end-date.ts'

/** The dates of a person's employment. `end_date` is the first day after it. */
export interface Employment {
  start_date: string | null
  end_date: string | null
}

/** Returns a problem if a dated record, such as a compensation, would take effect outside the employment. */
export function effectiveDayProblems(effective_on: string, { start_date, end_date }: Employment): Problem[] {
  const path = 'body.effective_on'
  if (start_date !== null && effective_on < start_date) {
    const message = `must not be before the person starts, on ${start_date}`
    return [{ path, code: 'too_early', limit: start_date, message }]
  }
  if (end_date !== null && effective_on >= end_date) {
    const last = lastDay(end_date) ?? end_date
    return [{ path, code: 'too_late', limit: last, message: `must not be after the person’s last day, ${last}` }]
  }
  return []
}
