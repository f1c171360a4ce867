import { readTransactionTime } from '../../business/clock.ts'
import { notFound } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { checkNotFirst } from './check-assignment.ts'
import { findAssignment } from './find-assignment.ts'
import { followTimeline } from './follow-timeline.ts'
import { lockForAssignments } from './lock-for-assignments.ts'
import { publishAssignmentChanges } from './publish-assignment-change.ts'
import { reconcileTimeline } from './reconcile-timeline.ts'

/** Deletes an assignment. The previous one then applies until the next one. */
export const assignmentsDelete = change('assignments.delete', async (work, { path: { id }, header }) => {
  const { person_id } = await findAssignment(work, id)
  const { person, today } = await lockForAssignments(work, person_id)
  const { rows, former } = await reconcileTimeline(work, person, today)
  const row = rows.find((other) => other.id === id)
  if (!row) throw notFound()
  checkIfMatch(header['If-Match'], row.version, `Assignment ${id}`)
  checkNotFirst(row, { rows, former, person }, { path: 'path.id', verb: 'deleted' })
  await work.db.deleteFrom('assignments').where('business_id', '=', work.business_id).where('id', '=', id).execute()
  await publishAssignmentChanges(work, [{ row, as: 'deleted', at: await readTransactionTime(work) }])
  await followTimeline(work, person, today)
  return noContent()
})
