import { changedMembers } from '../../operation/changes.ts'
import { change } from '../../operation/operation.ts'
import { created } from '../../operation/response.ts'
import { checkAssignment } from './check-assignment.ts'
import { followTimeline } from './follow-timeline.ts'
import { lockForAssignments } from './lock-for-assignments.ts'
import { presentAssignment } from './present-assignment.ts'
import { publishAssignmentChanges } from './publish-assignment-change.ts'
import { reconcileTimeline } from './reconcile-timeline.ts'
import { inForceOn, type Job, pickJob } from './timeline.ts'
import { insertAssignment } from './write-assignment.ts'

/**
 * Adds an assignment of a person. The previous one ends on the day before. Members of the job that are not submitted are
 * those of the assignment in force on that day.
 */
export const assignmentsCreate = change('assignments.create', async (work, { path, header, body }) => {
  const { person, today } = await lockForAssignments(work, path.id, header['If-Match'])
  const { rows, former } = await reconcileTimeline(work, person, today)
  const base = pickJob(inForceOn(rows, body.effective_on, person.end_date, former) ?? person)
  const values = { ...base, reason: 'other' as const, note: null, external_id: null, ...body, person_id: person.id }
  await checkAssignment(work, person, body.effective_on, changedMembers<Job>(base, pickJob(values)) ?? {})
  const row = await insertAssignment(work, values, { rows, today })
  await publishAssignmentChanges(work, [{ row, as: 'created', at: row.created_at }])
  await followTimeline(work, person, today)
  return created(presentAssignment(row))
})
