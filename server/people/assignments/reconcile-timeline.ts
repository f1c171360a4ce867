import { changedMembers } from '../../operation/changes.ts'
import type { Change } from '../../operation/work.ts'
import { type FormerEmployment, readFormerEmployments } from '../employments/former-employments.ts'
import type { PersonRow } from '../present-person.ts'
import type { AssignmentRow } from './present-assignment.ts'
import { reconcileAssignments } from './reconcile-assignments.ts'
import { inForceOn, type Job, pickJob } from './timeline.ts'
import { readTimeline } from './write-assignment.ts'

/** The assignments of a person by `effective_on`, and the former employments, the first one first. */
export interface PersonTimeline {
  rows: AssignmentRow[]
  former: FormerEmployment[]
}

/** Adds to the assignments of a person what a process of the previous version did not write, and returns them. */
export async function reconcileTimeline(work: Change, person: PersonRow, today: string): Promise<PersonTimeline> {
  const rows = await readTimeline(work, person.id)
  const former = await readFormerEmployments(work, person.id)
  const inForce = inForceOn(rows, today, person.end_date, former)
  if (inForce && !changedMembers<Job>(person, pickJob(inForce))) return { rows, former }
  await reconcileAssignments(work, person.id)
  return { rows: await readTimeline(work, person.id), former }
}
