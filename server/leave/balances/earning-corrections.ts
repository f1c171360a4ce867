import { type Employment, isUnearned, matchedEarnings } from './earn-days.ts'
import { dueLines, type LeaveAccount, lastEarned } from './leave-account.ts'
import type { Line } from './ledger-line.ts'
import { roomOn } from './max-balance.ts'
import { firstAccrualYear, leaveYearIn, openSince, yearAfter } from './personal-year.ts'

/**
 * Calculates the corrections of booked accruals after a change of employment: the days earned under the new dates, less
 * the days earned under the old dates. Closed leave years are not corrected. Accruals that are not booked yet need no
 * correction, because they will be booked under the new dates.
 *
 * With a maximum balance, a month that earned less for it under the old dates does not earn more under the new ones, and
 * no days are added beyond the maximum.
 *
 * @param account - the account with the new employment
 * @param before - the old employment; null if the new one is another employment, whose days are added
 * @returns the adjustments other than zero, one for each day with accruals
 */
export function earningCorrections(
  account: LeaveAccount,
  before: Employment | null,
): Pick<Line, 'days' | 'effective_on'>[] {
  const { rules, employment } = account
  const earnedThrough = lastEarned(account)
  const open = openSince(account) ?? rules.accrues_from
  const changes = new Map<string, number>()
  const earnedBefore = new Map<string, number>()
  const removed = before === null ? [] : [[before, -1] as const]
  for (const [dates, sign] of [...removed, [employment, 1] as const]) {
    const dated = { ...account, employment: dates }
    const accruesFrom = firstAccrualYear(dated).start
    for (let year = leaveYearIn(dated, open); year.start <= earnedThrough; year = yearAfter(dated, year)) {
      if (year.start < accruesFrom) continue
      for (const { period, effective_on, days } of matchedEarnings(account, dates, year)) {
        if (period > earnedThrough || isUnearned(account.lines, period)) continue
        if (sign < 0) earnedBefore.set(period, days)
        const earned = Math.min(days, maxEarned(account, period, earnedBefore))
        changes.set(effective_on, (changes.get(effective_on) ?? 0) + sign * earned)
      }
    }
  }
  limitTo(roomToday(account), changes)
  return [...changes].filter(([, days]) => days !== 0).map(([effective_on, days]) => ({ effective_on, days }))
}

/**
 * Returns the most days that a period can earn: those that are booked, if the maximum balance made them fewer than were
 * earned under the old dates.
 */
function maxEarned({ rules, lines }: LeaveAccount, period: string, earnedBefore: Map<string, number>): number {
  const booked = lines.find((line) => line.kind === 'accrual' && line.period === period)?.days
  const isLimited = rules.max_balance !== null && booked !== undefined && booked < (earnedBefore.get(period) ?? 0)
  return isLimited ? booked : Number.POSITIVE_INFINITY
}

/** Returns the days that can be added to an account without exceeding its maximum balance. */
function roomToday(account: LeaveAccount): number {
  const { rules, lines, today } = account
  if (rules.max_balance === null) return Number.POSITIVE_INFINITY
  const due = dueLines(account, today, { isFinal: false })
  return roomOn({ ...account, lines: [...lines, ...due] }, leaveYearIn(account, today), today)
}

/** Reduces the added days, the latest ones first, until all changes together add at most a number of days. */
function limitTo(room: number, changes: Map<string, number>): void {
  let excess = [...changes.values()].reduce((total, days) => total + days, 0) - room
  for (const [day, days] of [...changes].reverse()) {
    const part = Math.min(excess, days)
    if (part <= 0) continue
    changes.set(day, days - part)
    excess -= part
  }
}
