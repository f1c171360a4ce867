import { addDays } from '../../operation/calendar-date.ts'
import type { Problem } from '../../operation/errors.ts'
import { checkOpenYear, checkYearsAroundToday } from '../check-leave.ts'
import type { LeaveAccount } from './leave-account.ts'
import { includesDate } from './leave-year.ts'
import { isLapse } from './lots.ts'
import { leaveYearIn } from './personal-year.ts'

/** An adjustment that will be booked. */
interface Adjustment {
  days: number
  effective_on: string
  /** The last day on which the days can be taken; null if they have no separate expiry. */
  expires_on: string | null
}

/** Checks the members of an adjustment that need no account. */
export function adjustmentProblems({ days, expires_on }: { days?: number; expires_on?: string | null }): Problem[] {
  if (days === 0) return [{ path: 'body.days', code: 'zero', message: 'must not be zero' }]
  if (days === undefined || days > 0 || !expires_on) return []
  return [{ path: 'body.expires_on', code: 'invalid', message: 'cannot be set for days that are removed' }]
}

/**
 * Checks whether an adjustment can be booked.
 *
 * @param account - its account; the transaction has locked its person
 * @returns all problems
 */
export const checkAdjustment = (account: LeaveAccount, adjustment: Adjustment): Problem[] => [
  ...checkDays(account, adjustment),
  ...checkYearsAroundToday('body.effective_on', adjustment.effective_on, account.today),
  ...checkOpenYear('body.effective_on', adjustment.effective_on, account),
  ...checkExpiry(account, adjustment),
]

/**
 * The maximum sum of the absolute values of all adjustments of an account, in days. It keeps balances within the bounds
 * of the contract.
 */
const maxAdjustment = 50_000

function checkDays({ lines }: LeaveAccount, { days }: Adjustment): Problem[] {
  const adjustments = lines.filter(({ kind }) => kind === 'adjustment')
  const total = adjustments.reduce((sum, line) => sum + Math.abs(line.days), Math.abs(days))
  if (total <= maxAdjustment) return []
  return [
    {
      path: 'body.days',
      code: 'too_large',
      limit: maxAdjustment,
      message: `must keep all adjustments, given and taken, within ${maxAdjustment} days`,
    },
  ]
}

/** Checks that days do not expire before they count, in the past, or after their leave year. */
function checkExpiry(account: LeaveAccount, { effective_on, expires_on }: Adjustment): Problem[] {
  const problem = (code: string, message: string, limit: string): Problem[] => [
    { path: 'body.expires_on', code, limit, message },
  ]
  if (expires_on === null) return []
  const { rules, lines, today } = account
  const year = rules.accrual_method === 'none' ? null : leaveYearIn(account, effective_on)
  const first = effective_on > today ? effective_on : today
  const isBooked = lines.some(
    (line) =>
      isLapse(line, year) &&
      (year === null || includesDate(year, line.effective_on)) &&
      line.period === addDays(expires_on, 1),
  )
  if (expires_on < first || isBooked) {
    return problem('too_early', `must not be before ${isBooked ? addDays(expires_on, 1) : first}`, first)
  }
  if (year !== null && expires_on > year.end) {
    const message = `must not be after ${year.end}, the last day of the leave year; what carries over has the rules of the leave type`
    return problem('too_late', message, year.end)
  }
  return checkYearsAroundToday('body.expires_on', expires_on, today)
}
