import { addDays, daysBetween } from '../../operation/calendar-date.ts'
import { dueLines, type LeaveAccount } from '../balances/leave-account.ts'
import { ownExpiryDays } from '../balances/lots.ts'

/** Days that expire unless the person takes them. */
export interface ExpiringDays {
  days: number
  /** The last day on which they can be taken. */
  expires_on: string
}

/**
 * The numbers of days before `expires_on` from which notices are due: early enough to plan the leave, and a reminder
 * while there is still time to take some of it.
 */
const noticeDays = [14, 60] as const

/**
 * Returns the days of an account that will expire so soon that a notice is due, in the order in which they expire.
 * Adjusted days with their own expiry are included for all leave types.
 */
export function findExpiringDays(account: LeaveAccount): ExpiringDays[] {
  const { rules, employment, today, lines } = account
  const hasLeft = employment.to !== null && employment.to < today
  const ownDays = new Set(ownExpiryDays(lines))
  const isRuled = rules.carry_over_expires !== null && !rules.allow_negative
  if ((!isRuled && ownDays.size === 0) || hasLeft) return []
  return dueLines(account, addDays(today, Math.max(...noticeDays) + 1), { isFinal: false })
    .filter(({ kind, days, effective_on }) => kind === 'expiry' && days < 0 && effective_on > today)
    .filter(({ effective_on }) => isRuled || ownDays.has(effective_on))
    .map(({ days, effective_on }) => ({ days: 0 - days, expires_on: addDays(effective_on, -1) }))
}

/** Returns the latest notice that is due: its number of days before `expires_on`. */
export function dueNotice({ expires_on }: ExpiringDays, today: string): number {
  const left = daysBetween(today, expires_on)
  return noticeDays.find((days) => left <= days) ?? Math.max(...noticeDays)
}
