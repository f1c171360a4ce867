import { notFound } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import { withinReach } from '../../operation/within-reach.ts'
import type { Work } from '../../operation/work.ts'
import { type AssignmentRow, assignmentColumns, isApplied, seesOnlyApplied } from './present-assignment.ts'

/** Selects the assignments that the caller can see: those of people in their reach. */
export const selectAssignments = (work: Work<Principal>) =>
  work.db
    .selectFrom('assignments')
    .select(assignmentColumns(work))
    .where(({ and, eb }) =>
      and([
        eb('assignments.business_id', '=', work.business_id),
        withinReach('assignments.person_id', work, work.by.reach),
        ...(seesOnlyApplied(work.by) ? [isApplied('assignments')] : []),
      ]),
    )

/**
 * Reads an assignment. A change locks the person first, and then reads it again.
 *
 * @throws {ApiError} 404 if it does not exist or the caller cannot see it
 */
export async function findAssignment(work: Work<Principal>, id: number): Promise<AssignmentRow> {
  const row = await selectAssignments(work).where('assignments.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
