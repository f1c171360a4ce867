import type { Schemas } from '../../operation/contract/contract.ts'
import { countHalfDays, type Proration, type Span } from './proration.ts'

/** The days of leave, with the part of the first and the last one. */
export interface LeaveSpan {
  start_date: string
  end_date: string
  start_portion: Schemas['DayPortion']
  end_portion: Schemas['DayPortion']
}

interface Counting {
  rule: Exclude<Proration, 'none'>
  pattern: Schemas['WorkPattern']
}

/**
 * Counts the days of leave in a span by the rule that also counts the days of the period, in half days, so that leave
 * for a whole period reduces its pay to zero. Half a day of leave counts as half a day, and on a day with half a day of
 * work as the working half.
 */
export function leaveHalfDays(leave: LeaveSpan, span: Span, { rule, pattern }: Counting): number {
  const from = leave.start_date > span.from ? leave.start_date : span.from
  const to = leave.end_date < span.to ? leave.end_date : span.to
  if (from > to) return 0
  const halfDates = new Set([
    ...(leave.start_portion === 'full' ? [] : [leave.start_date]),
    ...(leave.end_portion === 'full' ? [] : [leave.end_date]),
  ])
  const missing = [...halfDates]
    .filter((date) => date >= from && date <= to)
    .map((date) => {
      const whole = countHalfDays({ from: date, to: date }, rule, pattern)
      return whole - (rule === 'working_days' ? Math.min(whole, 1) : whole / 2)
    })
  return countHalfDays({ from, to }, rule, pattern) - missing.reduce((sum, halfDays) => sum + halfDays, 0)
}
