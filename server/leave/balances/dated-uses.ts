import { cancelledIn, type DayCounts, type Line, type Pending, sum } from './ledger-line.ts'

/** The days that leave takes on a date. */
export interface DatedUse {
  request_id: number | null
  date: string
  days: number
  /** Whether the leave is cancelled, so that it takes only those days that did not return. */
  is_expired: boolean
}

/**
 * Divides leave into its days, in the order of their dates.
 *
 * Cancelled leave still takes the days that did not return because they had expired: they are what the lots have lost.
 *
 * @returns the days, and by the ID of cancelled leave the number of its days that did not return
 */
export function datedUses(
  leave: readonly Line[],
  pending: readonly Pending[],
): { uses: DatedUse[]; unreturned: Map<number | null, number> } {
  const isCancelled = cancelledIn(leave)
  const taken = leave.filter(({ kind }) => kind === 'taken')
  const unreturned = new Map<number | null, number>()
  for (const { leave_request_id: id } of taken.filter(isCancelled)) {
    const missing = 0 - sum(leave.filter(({ leave_request_id }) => leave_request_id === id))
    if (missing > 0) unreturned.set(id, missing)
  }
  const isUsed = (line: Line) => !isCancelled(line) || unreturned.has(line.leave_request_id)
  const uses = [
    ...taken.filter(isUsed).flatMap((line) => {
      const use = { request_id: line.leave_request_id, is_expired: isCancelled(line) }
      return byDay({ days: 0 - line.days, start_date: line.effective_on, day_counts: line.day_counts }, use)
    }),
    ...pending.flatMap((request) => byDay(request, { request_id: request.id, is_expired: false })),
  ]
  return { uses: uses.sort((a, b) => (a.date < b.date ? -1 : 1)), unreturned }
}

interface Leave {
  days: number
  start_date: string
  day_counts?: DayCounts | null | undefined
}

/** Returns the days of leave; all of them on the first date if the days are not known. */
const byDay = (
  { days, start_date, day_counts }: Leave,
  use: Pick<DatedUse, 'request_id' | 'is_expired'>,
): DatedUse[] =>
  day_counts
    ? day_counts.filter(({ days }) => days > 0).map(({ date, days }) => ({ ...use, date, days }))
    : [{ ...use, date: start_date, days }]
