import { type Insertable, sql } from 'kysely'
import { orConflict } from '../../operation/conflicts.ts'
import { conflictAt } from '../../operation/errors.ts'
import type { Change } from '../../operation/work.ts'
import { creatorId } from './add-first-assignment.ts'
import type { AssignmentTable } from './assignment.entity.ts'
import { type AssignmentRow, assignmentColumns } from './present-assignment.ts'

/** The maximum number of assignments of a person. */
const maxAssignments = 500

/** The unique indexes of assignments, with the problems that report conflicts. */
const assignmentConflicts = {
  assignments_day: {
    path: 'body.effective_on',
    code: 'taken',
    message: 'The person has an assignment with this effective_on. Change that one, or choose another day.',
  },
  assignments_external_id: {
    path: 'body.external_id',
    code: 'taken',
    message: 'Another assignment has this external_id.',
  },
}

/**
 * Reads all assignments of a person, by day.
 *
 * @param work - its transaction has locked the person, so that the assignments do not change concurrently
 */
export const readTimeline = (work: Change, person_id: number): Promise<AssignmentRow[]> =>
  work.db
    .selectFrom('assignments')
    .select(assignmentColumns(work))
    .where('assignments.business_id', '=', work.business_id)
    .where('assignments.person_id', '=', person_id)
    .orderBy('assignments.effective_on')
    .execute()

async function readAssignment(work: Change, id: number): Promise<AssignmentRow> {
  return await work.db
    .selectFrom('assignments')
    .select(assignmentColumns(work))
    .where('assignments.business_id', '=', work.business_id)
    .where('assignments.id', '=', id)
    .executeTakeFirstOrThrow()
}

type NewAssignment = Omit<
  Insertable<AssignmentTable>,
  'business_id' | 'created_by' | 'applied_at' | 'created_at' | 'updated_at' | 'version'
>

/**
 * Inserts an assignment that follows the rules. The caller records the addition in the same transaction.
 *
 * @param timeline.rows - the assignments of the person
 * @param timeline.today - the date of the business. The worker applies an assignment of a later day.
 * @param timeline.isFirst - whether it is the first assignment of an employment, which also applies before its day
 * @throws {ApiError} 409 if the person has an assignment of this day, or too many
 */
export async function insertAssignment(
  work: Change,
  values: NewAssignment,
  { rows, today, isFirst = false }: { rows: readonly AssignmentRow[]; today: string; isFirst?: boolean },
): Promise<AssignmentRow> {
  if (rows.length >= maxAssignments) {
    const message = `The person has ${maxAssignments} assignments, and cannot have more.`
    throw conflictAt({ path: 'path.id', code: 'limit_reached', limit: maxAssignments, message })
  }
  const insert = work.db
    .insertInto('assignments')
    .values({
      ...values,
      business_id: work.business_id,
      created_by: creatorId(work.by),
      applied_at: isFirst || values.effective_on <= today ? sql<string>`now()` : null,
    })
    .returning('id')
  const { id } = await orConflict(insert.executeTakeFirstOrThrow(), assignmentConflicts)
  return await readAssignment(work, id)
}

/**
 * Writes changes of an assignment that differ from it and follow the rules. The caller records the change in the same
 * transaction.
 *
 * @param timing.today - the date of the business
 * @param timing.isFirst - whether it is the first assignment of an employment, which also applies before its day
 * @throws {ApiError} 409 if the person has another assignment of this day
 */
export async function writeAssignment(
  work: Change,
  { id }: AssignmentRow,
  changes: Partial<Omit<NewAssignment, 'person_id'>>,
  { today, isFirst = false }: { today: string; isFirst?: boolean },
): Promise<AssignmentRow> {
  const { effective_on } = changes
  const isApplied = isFirst || (effective_on !== undefined && effective_on <= today)
  const update = work.db
    .updateTable('assignments')
    .set({
      ...changes,
      ...(effective_on !== undefined && { applied_at: isApplied ? sql<string>`now()` : null }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('business_id', '=', work.business_id)
    .where('id', '=', id)
  await orConflict(update.execute(), assignmentConflicts)
  return await readAssignment(work, id)
}
