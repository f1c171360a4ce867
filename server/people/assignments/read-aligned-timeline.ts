import { changedMembers } from '../../operation/changes.ts'
import type { Change } from '../../operation/work.ts'
import type { PersonRow } from '../present-person.ts'
import { alignAssignments } from './align-assignments.ts'
import type { AssignmentRow } from './present-assignment.ts'
import { inForceOn, type Job, pickJob } from './timeline.ts'
import { readTimeline } from './write-assignment.ts'

/** Reads the assignments of a person, after adding what a process of the previous version did not write. */
export async function readAlignedTimeline(work: Change, person: PersonRow, today: string): Promise<AssignmentRow[]> {
  const rows = await readTimeline(work, person.id)
  const inForce = inForceOn(rows, today, person.end_date)
  if (inForce && !changedMembers<Job>(person, pickJob(inForce))) return rows
  await alignAssignments(work, person.id)
  return await readTimeline(work, person.id)
}
