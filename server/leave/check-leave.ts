import { addMonths, daysBetween } from '../operation/calendar-date.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Problem } from '../operation/errors.ts'
import type { Rules } from '../operation/rules.ts'
import type { LeaveAccount } from './balances/leave-account.ts'
import { openSince } from './balances/personal-year.ts'
import type { Span } from './count-days.ts'

/** The maximum length of leave in one request, in days. */
export const maxLeaveDays = 366

/** The maximum number of years between today and the dates of leave and balances. */
const yearsAroundToday = 10

/** A reason why leave cannot be requested. */
export type LeaveProblem = Schemas['LeaveProblem']

/**
 * Checks that the first and the last day of a span are consistent, and that both are within `yearsAroundToday`.
 *
 * @param today - the date in the time zone of the business
 * @returns all problems; if there is a problem, the days of the span cannot be counted
 */
export const checkSpan = (span: Span, today: string): LeaveProblem[] => [
  ...spanProblems(span),
  ...withCode('too_far_from_today', checkYearsAroundToday('body.start_date', span.start_date, today)),
]

/** Checks that the first and the last day of a span are consistent, if the body has both. */
function spanProblems({ start_date, end_date, start_portion, end_portion }: Partial<Span>): LeaveProblem[] {
  if (start_date === undefined || end_date === undefined) return []
  const problems: LeaveProblem[] = []
  if (end_date < start_date) {
    problems.push({ code: 'ends_before_start', path: 'body.end_date', message: 'must not be before start_date' })
  } else if (daysBetween(start_date, end_date) >= maxLeaveDays) {
    const message = `must not make leave longer than ${maxLeaveDays} days`
    problems.push({ code: 'too_long', limit: maxLeaveDays, path: 'body.end_date', message })
  }
  if (start_portion === undefined || end_portion === undefined) return problems
  const span = { start_date, end_date, start_portion, end_portion }
  return [...problems, ...withCode('portions_do_not_fit', checkPortions(span))]
}

/** The validation rules for the span in the body of a leave request. */
export const leaveRules: Rules<'leaveRequests.create' | 'leaveRequests.update'> = ({ body }) => spanProblems(body)

function checkPortions({ start_date, end_date, start_portion, end_portion }: Span): Problem[] {
  if (start_date === end_date) {
    if (start_portion === end_portion) return []
    return [
      {
        path: 'body.end_portion',
        code: 'invalid',
        limit: 1,
        message: 'must be the same as start_portion for a single day',
      },
    ]
  }
  const problems: Problem[] = []
  if (start_portion === 'morning') {
    problems.push({
      path: 'body.start_portion',
      code: 'invalid',
      message: 'must be full or afternoon for leave of several days',
    })
  }
  if (end_portion === 'afternoon') {
    problems.push({
      path: 'body.end_portion',
      code: 'invalid',
      message: 'must be full or morning for leave of several days',
    })
  }
  return problems
}

/** Adds the code of a rule to each of its problems. */
export const withCode = (code: LeaveProblem['code'], problems: Problem[]): LeaveProblem[] =>
  problems.map((problem) => ({ ...problem, code }))

/** Checks that a day is within `yearsAroundToday`. */
export function checkYearsAroundToday(path: string, date: string, today: string): Problem[] {
  const months = 12 * yearsAroundToday
  if (date >= addMonths(today, -months) && date <= addMonths(today, months)) return []
  return [
    {
      path,
      code: 'too_far_from_today',
      limit: yearsAroundToday,
      message: `must be within ${yearsAroundToday} years of today`,
    },
  ]
}

/** Checks that a day is not in a closed leave year, whose lines cannot change. */
export function checkOpenYear(path: string, date: string, account: Pick<LeaveAccount, 'lines'>): Problem[] {
  const open = openSince(account)
  if (open === null || date >= open) return []
  return [
    {
      path,
      code: 'leave_year_closed',
      limit: open,
      message: `must not be before ${open}: earlier leave years are closed`,
    },
  ]
}

/** Checks that leave of a type without half days has none. */
export function checkHalfDays(
  { half_days_allowed }: Pick<Schemas['LeaveType'], 'half_days_allowed'>,
  span: Span,
): LeaveProblem[] {
  if (half_days_allowed) return []
  const message = 'must be full for this leave type'
  return (['start_portion', 'end_portion'] as const)
    .filter((member) => span[member] !== 'full')
    .map((member) => ({ code: 'half_days_not_allowed', path: `body.${member}`, message }))
}

/** Checks that leave is requested early enough. */
export function checkNotice(
  { min_notice_days }: Pick<Schemas['LeaveType'], 'min_notice_days'>,
  { start_date }: Span,
  today: string,
): LeaveProblem[] {
  if (min_notice_days === null || daysBetween(today, start_date) >= min_notice_days) return []
  const message = `must be at least ${min_notice_days} days from today`
  return [{ code: 'notice_too_short', limit: min_notice_days, path: 'body.start_date', message }]
}

/** Checks that leave has at most the days that the type allows in one request. */
export function checkLength(
  { max_consecutive_days }: Pick<Schemas['LeaveType'], 'max_consecutive_days'>,
  days: number,
): LeaveProblem[] {
  if (max_consecutive_days === null || days <= max_consecutive_days) return []
  const message = `makes the leave too long: ${days} days, at most ${max_consecutive_days} allowed`
  return [{ code: 'too_long', limit: max_consecutive_days, path: 'body.end_date', message }]
}

/**
 * Checks that leave begins and ends during the employment. The end date is the first day after the employment.
 *
 * @param person - the dates of employment; a date that is null does not limit the leave
 */
export function checkEmployment(
  span: Span,
  person: { start_date: string | null; end_date: string | null },
): LeaveProblem[] {
  const problems: Problem[] = []
  if (person.start_date !== null && span.start_date < person.start_date) {
    const message = `must not be before the person's start date, ${person.start_date}`
    problems.push({ path: 'body.start_date', code: 'too_early', limit: person.start_date, message })
  }
  if (person.end_date !== null && span.end_date >= person.end_date) {
    problems.push({
      path: 'body.end_date',
      code: 'too_late',
      limit: person.end_date,
      message: `must be before the person's end date, ${person.end_date}`,
    })
  }
  return withCode('not_employed', problems)
}
