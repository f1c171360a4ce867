import { sql } from 'kysely'
import { readTransactionTime } from '../../business/clock.ts'
import { changedMembers } from '../../operation/changes.ts'
import type { Change } from '../../operation/work.ts'
import type { EndedEmployment } from '../employments/add-former-employment.ts'
import type { ChangedJob } from './change-job.ts'
import { checkAssignment } from './check-assignment.ts'
import { checkManagerToday } from './check-manager.ts'
import type { AssignmentRow } from './present-assignment.ts'
import type { AssignmentChange } from './publish-assignment-change.ts'
import { reconcileTimeline } from './reconcile-timeline.ts'
import { inForceOn, type Job, pickJob } from './timeline.ts'
import { insertAssignment } from './write-assignment.ts'

interface NewEmployment {
  start_date: string
  /** The submitted members of the job. The others are those of the last job. */
  job: Partial<Job>
  /** The date of the business. */
  today: string
}

/**
 * Writes the first assignment of a new employment. Like the first one of a new person, it also applies before its day.
 * Assignments after the last employment, in which they did not take effect, are deleted.
 *
 * @param work - its transaction has locked the business and the person
 * @throws {ApiError} 422 for a department or a location that is not in the business, or a manager who is not, or who
 *   reports to the person; 409 if the person has too many assignments
 */
export async function rehireInJob(
  work: Change,
  person: EndedEmployment,
  { start_date, job, today }: NewEmployment,
): Promise<ChangedJob> {
  const { rows, former } = await reconcileTimeline(work, person, today)
  const last = pickJob(inForceOn(rows, today, person.end_date, former) ?? person)
  const changes = changedMembers<Partial<Job>>(last, job) ?? {}
  await checkAssignment(work, { ...person, start_date, end_date: null }, start_date, changes)
  if (changes.manager_id) await checkManagerToday(work, person.id, changes.manager_id)

  const superseded = rows.filter(({ effective_on }) => effective_on >= person.end_date)
  const deleted = await deleteAssignments(work, superseded)
  const values = { ...last, ...changes, person_id: person.id, effective_on: start_date, ...hire }
  const remaining = rows.filter((row) => !superseded.includes(row))
  const row = await insertAssignment(work, values, { rows: remaining, today, isFirst: true })
  return {
    assignments: [...deleted, { row, as: 'created', at: row.created_at, isInRecord: true }],
    changes: changedMembers<Job>(person, pickJob(row)) ?? {},
  }
}

const hire = { reason: 'hire' as const, note: null, external_id: null }

async function deleteAssignments(work: Change, rows: readonly AssignmentRow[]): Promise<AssignmentChange[]> {
  if (rows.length === 0) return []
  const { db, business_id } = work
  const ids = rows.map(({ id }) => id)
  await sql`delete from assignments where business_id = ${business_id} and id = any(${ids}::int[])`.execute(db)
  const at = await readTransactionTime(work)
  return rows.map((row) => ({ row, as: 'deleted', at }))
}
