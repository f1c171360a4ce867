import { addMonths, daysBetween } from '../holidays/calendar-date.ts'
import type { Schemas } from '../operation/contract.ts'
import type { Problem } from '../operation/errors.ts'
import type { Span } from './count-days.ts'

/** Longer leave is asked for in parts. */
const longestLeaveDays = 366

/** Leave, and balances, are of this many years before and after today. */
export const yearsInReach = 10

type Rules = Pick<Schemas['LeaveType'], 'half_days_allowed' | 'min_notice_days'>

/**
 * Whether leave has an end and a beginning that go together, within reach of today.
 *
 * @param today - where the business is
 * @returns every problem; with one its days cannot be counted
 */
export function checkSpan(span: Span, today: string): Problem[] {
  const { start_date, end_date, start_portion, end_portion } = span
  const problems: Problem[] = []
  if (end_date < start_date) {
    problems.push({ path: 'body.end_date', message: 'must not be before start_date' })
  } else if (daysBetween(start_date, end_date) >= longestLeaveDays) {
    problems.push({ path: 'body.end_date', message: `must be within ${longestLeaveDays} days` })
  }
  if (!isInReach(start_date, today)) {
    problems.push({ path: 'body.start_date', message: `must be within ${yearsInReach} years of today` })
  }
  if (start_date === end_date) {
    if (start_portion !== end_portion) {
      problems.push({ path: 'body.end_portion', message: 'must be the start_portion, as it is a single day' })
    }
    return problems
  }
  if (start_portion === 'morning') {
    problems.push({ path: 'body.start_portion', message: 'must be full or afternoon, as it goes on the next day' })
  }
  if (end_portion === 'afternoon') {
    problems.push({ path: 'body.end_portion', message: 'must be full or morning, as it began the day before' })
  }
  return problems
}

/** Whether a day is near enough to today for leave and balances. */
export const isInReach = (date: string, today: string): boolean =>
  date >= addMonths(today, -12 * yearsInReach) && date <= addMonths(today, 12 * yearsInReach)

/**
 * What a leave type asks of whoever asks for leave.
 *
 * @returns every problem, none when it may be asked for
 */
export function checkRules({ half_days_allowed, min_notice_days }: Rules, span: Span, today: string): Problem[] {
  const problems: Problem[] = []
  if (!half_days_allowed) {
    for (const member of ['start_portion', 'end_portion'] as const) {
      if (span[member] !== 'full')
        problems.push({ path: `body.${member}`, message: 'must be full for this leave type' })
    }
  }
  if (min_notice_days !== null && daysBetween(today, span.start_date) < min_notice_days) {
    problems.push({ path: 'body.start_date', message: `must be at least ${min_notice_days} days from today` })
  }
  return problems
}

/**
 * Whether somebody is employed on both ends of their leave; from their end date on they are gone.
 *
 * @param person - dates that are not known exclude nothing
 */
export function checkEmployment(span: Span, person: { start_date: string | null; end_date: string | null }): Problem[] {
  const problems: Problem[] = []
  if (person.start_date !== null && span.start_date < person.start_date) {
    problems.push({ path: 'body.start_date', message: `must not be before the person starts, ${person.start_date}` })
  }
  if (person.end_date !== null && span.end_date >= person.end_date) {
    problems.push({ path: 'body.end_date', message: `must be before the person is gone, ${person.end_date}` })
  }
  return problems
}
