import { addDays } from '../../operation/calendar-date.ts'
import { findShortage } from '../balances/find-shortage.ts'
import type { LeaveAccount } from '../balances/leave-account.ts'
import type { Pending } from '../balances/ledger-line.ts'
import { checkOpenYear, type LeaveProblem, withCode } from '../check-leave.ts'
import { type Excess, type LeaveLimits, withEffect } from './leave-limits.ts'

/**
 * Checks that the balance suffices for leave, and that the minimum balance of the type remains. Leave can fall short of
 * both: then both are reported, so that a shorter request can satisfy both.
 *
 * @param account - the account without the leave
 */
export function checkBalance(
  account: LeaveAccount,
  { allow_negative, limits: { min_balance } }: { allow_negative: boolean; limits: Pick<LeaveLimits, 'min_balance'> },
  leave: Pending,
): Excess[] {
  const { start_date, days } = leave
  if (days === 0) {
    const message = 'must include at least one working day'
    return withEffect('blocks', [{ code: 'no_working_day', path: 'body.end_date', message }])
  }
  const closed = checkOpenYear('body.start_date', start_date, account)
  if (closed.length > 0) return withEffect('blocks', withCode('leave_year_closed', closed))
  return [
    ...(allow_negative ? [] : withEffect('blocks', checkAvailable(account, leave))),
    ...(min_balance ? withEffect(min_balance.effect, checkMinimum(account, leave, min_balance.days)) : []),
  ]
}

function checkAvailable(account: LeaveAccount, leave: Pending): LeaveProblem[] {
  const shortage = findShortage(account, leave)
  if (!shortage) return []
  const { available, expired_on, date } = shortage
  const expiry = expired_on === null ? '' : `, because days expire on ${addDays(expired_on, -1)}`
  const figures = `${leave.days} needed, ${available} available${expiry}`
  const message =
    date === leave.start_date
      ? `has too few days: ${figures}`
      : `has too few days for later leave, on ${date}: ${figures}`
  const detail = expired_on === null ? {} : { detail: addDays(expired_on, -1) }
  return [{ code: 'too_few_days', limit: available, ...detail, path: 'body.leave_type_id', message }]
}

/** @param minimum - the days that must remain; negative for the days by which the balance can be overdrawn */
function checkMinimum(account: LeaveAccount, leave: Pending, minimum: number): LeaveProblem[] {
  const shortage = findShortage(account, leave, minimum)
  if (!shortage) return []
  const { date, remaining } = shortage
  const message = `must keep a balance of at least ${minimum} days: ${remaining} would remain on ${date}`
  const detail = `${date} ${remaining}`
  return [{ code: 'below_min_balance', limit: minimum, detail, path: 'body.leave_type_id', message }]
}
