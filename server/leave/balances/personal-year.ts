import type { AccrualRules, Employment } from './earn-days.ts'
import { leaveYearAt, nextYear, type Period } from './leave-year.ts'
import type { Line } from './ledger-line.ts'

/** The parts of an account from which its leave years follow. */
interface YearsOfAccount {
  rules: Pick<AccrualRules, 'leave_year' | 'resets_on' | 'accrues_from'>
  employment: Employment
  lines: readonly Line[]
}

/**
 * Returns the day, `MM-DD`, on which the leave years of an account begin: that of the leave type, or the anniversary of
 * the employment. Once a leave year is closed, which the expiry of adjusted days does as well (`dueLines`), that day
 * remains, even if the start of the employment changes, because closed leave years must neither change nor overlap with
 * others.
 */
function resetDay({ rules, employment, lines }: YearsOfAccount): string {
  if (rules.leave_year !== 'hire_date') return rules.resets_on
  const hired = employment.from.slice(5)
  const open = openSince({ lines })
  return open === null || leaveYearAt(open, hired).start === open ? hired : open.slice(5)
}

/** Returns the leave year of an account that contains a day. */
export const leaveYearIn = (account: YearsOfAccount, date: string): Period => leaveYearAt(date, resetDay(account))

/** Returns the leave year of an account after another one. */
export const yearAfter = (account: YearsOfAccount, year: Period): Period => nextYear(year, resetDay(account))

/**
 * Returns a day of the first leave year in which days are earned. Years of the person before the employment are left
 * out, because their closing would keep the day on which leave years begin.
 */
export const firstAccrualDay = ({ rules, employment }: YearsOfAccount): string =>
  rules.leave_year === 'hire_date' && employment.from > rules.accrues_from ? employment.from : rules.accrues_from

/** Returns the first leave year in which days are earned. */
export const firstAccrualYear = (account: YearsOfAccount): Period => leaveYearIn(account, firstAccrualDay(account))

/** Returns the first day of the open leave year; null if no leave year is closed. */
export const openSince = ({ lines }: Pick<YearsOfAccount, 'lines'>): string | null =>
  latestDay(lines.filter(({ kind }) => kind === 'carry_over').map(({ effective_on }) => effective_on)) || null

/** Returns the last of some days; an empty string if there are none. */
export const latestDay = (dates: string[]): string => dates.reduce((last, date) => (date > last ? date : last), '')
