import type { Selectable } from 'kysely'
import { changedMembers } from '../../operation/changes.ts'
import type { FormerEmployment } from '../employments/former-employments.ts'
import { lastDay } from '../end-date.ts'
import type { AssignmentTable } from './assignment.entity.ts'

/** The members of an assignment that are also columns of its person. */
export const jobMembers = [
  'job_title',
  'department_id',
  'location_id',
  'manager_id',
  'employment_type',
  'work_pattern',
] as const

/** The position of a person, the place, the working time and the manager. */
export type Job = Pick<Selectable<AssignmentTable>, (typeof jobMembers)[number]>

/** Returns the job of an assignment or of a person. */
export const pickJob = ({
  job_title,
  department_id,
  location_id,
  manager_id,
  employment_type,
  work_pattern,
}: Job): Job => ({ job_title, department_id, location_id, manager_id, employment_type, work_pattern })

/**
 * Returns the assignment in force on a day: the last one that took effect on or before that day, or the last day
 * of the employment if that is earlier; or the earliest one if none did. After the end of a former employment, only the
 * assignments of later employments apply.
 *
 * @param rows - the assignments of a person by `effective_on`
 * @param end_date - the first day after the employment; null if there is none
 * @param former - the employments before the current one, the first one first
 */
export function inForceOn<Row extends { effective_on: string }>(
  rows: readonly Row[],
  day: string,
  end_date: string | null,
  former: readonly FormerEmployment[],
): Row | undefined {
  const last = end_date !== null && end_date <= day ? (lastDay(end_date) ?? day) : day
  const own = rowsSince(rows, former.findLast((employment) => employment.end_date <= day)?.end_date)
  return own.findLast(({ effective_on }) => effective_on <= last) ?? own[0]
}

/**
 * Returns the assignments of employments that start on a day or later; all assignments if there is no day or no such
 * assignment.
 */
export function rowsSince<Row extends { effective_on: string }>(
  rows: readonly Row[],
  day: string | undefined,
): readonly Row[] {
  const own = day === undefined ? [] : rows.filter(({ effective_on }) => effective_on >= day)
  return own.length > 0 ? own : rows
}

/**
 * Carries changed members forward: each later assignment gets the new value of a member, until the first one whose
 * value differs from the old one.
 *
 * @param later - the assignments after the changed one, by `effective_on`
 * @param old - the job before the change
 * @param changes - the changed members, with their new values
 * @returns the changes of each assignment that changes
 */
export function carryForward<Row extends Job>(
  later: readonly Row[],
  old: Job,
  changes: Partial<Job>,
): { row: Row; changes: Partial<Job> }[] {
  const carried: { row: Row; changes: Partial<Job> }[] = []
  let remaining = changes
  for (const row of later) {
    const own = changedMembers(old, pickJob(row)) ?? {}
    remaining = Object.fromEntries(Object.entries(remaining).filter(([name]) => !(name in own)))
    if (Object.keys(remaining).length === 0) break
    carried.push({ row, changes: remaining })
  }
  return carried
}
