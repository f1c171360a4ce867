import type { LeaveProblem } from '../../sdk/src/index.ts'
import type { Formats } from '../pages/formats.ts'
import { text } from '../texts/english.ts'

interface Limit {
  limit?: number | string | undefined
  detail?: string | undefined
}

type Sentence = (problem: Limit, formats: Formats) => string

const amount = ({ limit = '' }: Limit, formats: Formats): string => formats.decimal(String(limit))

/** Reads a day and the balance that would remain on it, such as `2036-07-01 -6`. */
function remainder({ detail = '' }: Limit, formats: Formats): { day: string; remaining: string } {
  const [day = '', remaining = ''] = detail.split(' ')
  return { day: formats.day(day), remaining: formats.decimal(remaining) }
}

/** Lists the days on which people are away, and their number, such as `2036-07-01 3, 2036-07-02 4`. */
const awayDays = ({ detail = '' }: Limit, formats: Formats): string =>
  detail
    .split(', ')
    .map((entry) => entry.split(' '))
    .map(([day = '', count]) => formats.text('problems.leave.awayOn', { day: formats.day(day), count: Number(count) }))
    .join(', ')

/** Reads the days in a blackout and its name, such as `2036-12-22/2036-12-23 Year-end closing`. */
function blackoutDays({ detail = '' }: Limit, formats: Formats): { period: string; name: string } {
  const [, first = '', last = '', name = ''] = /^([\d-]+)\/([\d-]+) (.*)$/s.exec(detail) ?? []
  return { period: first === last ? formats.day(first) : formats.period(first, last), name }
}

/** The sentences about limits that refuse leave, by code. */
export const leaveLimitProblems: Record<'below_min_balance' | 'too_many_away' | 'blackout', Sentence> = {
  below_min_balance: (problem, formats) =>
    text('problems.leave.belowMinBalance', { limit: amount(problem, formats), ...remainder(problem, formats) }),
  too_many_away: (problem, formats) =>
    formats.text('problems.leave.tooManyAway', { limit: Number(problem.limit), days: awayDays(problem, formats) }),
  blackout: (problem, formats) => text('problems.leave.blackout', blackoutDays(problem, formats)),
}

/** The sentences about limits that only warn, by code, for the requester and for the approver. */
const warnings: Record<string, Sentence> = {
  notice_too_short: ({ limit }, formats) => formats.text('leave.warning.notice', { limit: Number(limit) }),
  too_long: ({ limit }, formats) => formats.text('leave.warning.tooLong', { limit: Number(limit) }),
  below_min_balance: (warning, formats) =>
    text('leave.warning.belowMinBalance', { limit: amount(warning, formats), ...remainder(warning, formats) }),
  too_many_away: (warning, formats) =>
    formats.text('leave.warning.tooManyAway', { limit: Number(warning.limit), days: awayDays(warning, formats) }),
  blackout: (warning, formats) => text('leave.warning.blackout', blackoutDays(warning, formats)),
}

/** Describes a warning of leave in a sentence that asks for nothing, unlike the sentence about a problem. */
export const describeLeaveWarning = (warning: LeaveProblem, formats: Formats): string =>
  warnings[warning.code]?.(warning, formats) ?? text('leave.warning.other')
