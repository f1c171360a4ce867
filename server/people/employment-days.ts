import type { Problem } from '../operation/errors.ts'
import type { Work } from '../operation/work.ts'
import { type FormerEmployment, readFormerEmployments } from './employments/former-employments.ts'
import { lastDay } from './end-date.ts'

/** The dates of a person's employment. `end_date` is the first day after it. */
export interface Employment {
  start_date: string | null
  end_date: string | null
}

/** Returns a problem if a dated record, such as a compensation, would take effect outside all employments of a person. */
export async function readEffectiveDayProblems(
  work: Work,
  effective_on: string,
  person: Employment & { id: number },
): Promise<Problem[]> {
  const isEarlier = person.start_date !== null && effective_on < person.start_date
  return effectiveDayProblems(effective_on, person, isEarlier ? await readFormerEmployments(work, person.id) : [])
}

/**
 * Returns a problem if a dated record would take effect outside all employments.
 *
 * @param former - the employments before the current one, the first one first
 */
export function effectiveDayProblems(
  effective_on: string,
  { start_date, end_date }: Employment,
  former: readonly FormerEmployment[],
): Problem[] {
  if (start_date !== null && effective_on < start_date) return earlyProblems(effective_on, start_date, former)
  if (end_date !== null && effective_on >= end_date) {
    const last = lastDay(end_date) ?? end_date
    const message = `must not be after the person’s last day, ${last}`
    return [{ path, code: 'too_late', limit: last, message }]
  }
  return []
}

const path = 'body.effective_on'

function earlyProblems(effective_on: string, start_date: string, former: readonly FormerEmployment[]): Problem[] {
  const next = former.find(({ end_date }) => effective_on < end_date)
  const start = next ? next.start_date : start_date
  if (start === null || effective_on >= start) return []
  const previous = former.findLast(({ end_date }) => end_date <= effective_on)
  const message = previous
    ? `must not be between two employments: the last day was ${lastDay(previous.end_date)}, and the next one starts on ${start}`
    : `must not be before the person starts, on ${start}`
  return [{ path, code: 'too_early', limit: start, message }]
}

/** Returns a problem if an employment would start before the end of the former one. */
export function startProblems(start_date: string | null, former: readonly FormerEmployment[]): Problem[] {
  const end = former.at(-1)?.end_date
  if (end === undefined || (start_date !== null && start_date >= end)) return []
  const message = `must not be before ${end}: the former employment ended on the day before`
  return [{ path: 'body.start_date', code: 'too_early', limit: end, message }]
}
