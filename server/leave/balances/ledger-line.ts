import type { Schemas } from '../../operation/contract/contract.ts'

/** The days of leave on each date. */
export type DayCounts = readonly Pick<Schemas['LeaveDay'], 'date' | 'days'>[]

/** A line of the ledger, which is booked or due. */
export interface Line {
  /** The ID of a booked line; null for a line that is only due. */
  id: number | null
  kind: Schemas['LeaveLineKind']
  days: number
  effective_on: string
  /**
   * The first day of the month or leave year for which the line is booked, or the day on which days expire; no period is
   * booked twice.
   */
  period: string | null
  leave_request_id: number | null
  note: string | null
  /** The last day on which the days of an adjustment can be taken; null if it has no separate expiry. */
  expires_on?: string | null
  /** The days of leave that is taken, if days of its account can expire. */
  day_counts?: DayCounts | null
}

/** A leave request without a decision. */
export interface Pending {
  id: number
  start_date: string
  days: number
  /** The days of the leave, if days of its account can expire. */
  day_counts?: DayCounts | null
}

export const sum = (items: readonly { days: number }[]): number => items.reduce((total, { days }) => total + days, 0)

/** Orders lines by day, and lines of a day in the order of booking. */
export const byDate = (a: Line, b: Line): number => {
  if (a.effective_on !== b.effective_on) return a.effective_on < b.effective_on ? -1 : 1
  return (a.id ?? Number.MAX_SAFE_INTEGER) - (b.id ?? Number.MAX_SAFE_INTEGER)
}

/** The lines of a leave year by their role in its balance. */
export interface SortedLines {
  /** The lines that add or remove days. */
  credits: Line[]
  /** The lines of leave, with those that return it. */
  leave: Line[]
}

/**
 * Separates the lines of leave from all others. A line that returns leave from a closed leave year adds days to this
 * leave year, in which the leave was not taken.
 */
export function sortLines(lines: readonly Line[]): SortedLines {
  const requestIds = new Set(lines.filter(({ kind }) => kind === 'taken').map((line) => line.leave_request_id))
  const isLeave = ({ kind, leave_request_id }: Line) =>
    (kind === 'taken' || kind === 'reversal') && requestIds.has(leave_request_id)
  return { credits: lines.filter((line) => !isLeave(line)), leave: lines.filter(isLeave) }
}

/** Returns whether lines of leave belong to cancelled leave. */
export function cancelledIn(leave: readonly Line[]): (line: Line) => boolean {
  const ids = new Set(leave.filter(({ kind }) => kind === 'reversal').map((line) => line.leave_request_id))
  return ({ leave_request_id }) => ids.has(leave_request_id)
}
