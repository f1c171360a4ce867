import { changedMembers } from '../../operation/changes.ts'
import { notFound } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { checkAssignment, checkNotFirst } from './check-assignment.ts'
import { findAssignment } from './find-assignment.ts'
import { followTimeline } from './follow-timeline.ts'
import { lockForAssignments } from './lock-for-assignments.ts'
import { presentAssignment } from './present-assignment.ts'
import { publishAssignmentChanges } from './publish-assignment-change.ts'
import { reconcileTimeline } from './reconcile-timeline.ts'
import { type Job, pickJob } from './timeline.ts'
import { writeAssignment } from './write-assignment.ts'

/** Changes the submitted members of one assignment. Writes nothing if the assignment is unchanged. */
export const assignmentsUpdate = change('assignments.update', async (work, { path, header, body }) => {
  const { person_id } = await findAssignment(work, path.id)
  const { person, today } = await lockForAssignments(work, person_id)
  const { rows, former } = await reconcileTimeline(work, person, today)
  const before = rows.find(({ id }) => id === path.id)
  if (!before) throw notFound()
  checkIfMatch(header['If-Match'], before.version, `Assignment ${path.id}`)
  const changes = changedMembers(before, body)
  if (!changes) return ok(presentAssignment(before))

  const { effective_on = before.effective_on } = changes
  if (changes.effective_on) {
    checkNotFirst(before, { rows, former, person }, { path: 'body.effective_on', verb: 'moved' })
    await checkAssignment(work, person, effective_on, { manager_id: before.manager_id })
  }
  await checkAssignment(
    work,
    person,
    effective_on,
    changedMembers<Job>(before, pickJob({ ...before, ...changes })) ?? {},
  )
  const row = await writeAssignment(work, before, changes, { today })
  const changed = Object.keys(changes)
  await publishAssignmentChanges(work, [{ row, as: 'updated', at: row.updated_at, changed }])
  await followTimeline(work, person, today)
  return ok(presentAssignment(row))
})
