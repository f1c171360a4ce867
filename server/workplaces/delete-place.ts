import { readTransactionTime } from '../business/clock.ts'
import { orConflict } from '../operation/conflicts.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import type { Place } from '../operation/reactions.ts'
import type { Change } from '../operation/work.ts'

/** The column of people that refers to a place. */
const referring = { departments: 'department_id', locations: 'location_id' } as const

/**
 * Locks a department or a location that is to be deleted.
 *
 * @throws {ApiError} 404, 412, and 409 where a rule of a leave type names it
 */
export async function lockPlaceToDelete(
  work: Change,
  { table, id }: Place,
  ifMatch: string | undefined,
): Promise<void> {
  const { db, business_id } = work
  const row = await db
    .selectFrom(table)
    .select('version')
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(ifMatch, row.version, `${table === 'departments' ? 'Department' : 'Location'} ${id}`)
  await work.reactions.beforePlaceGoes(work, { table, id })
}

/**
 * Deletes a place that is locked, after taking it from people who were deleted themselves.
 *
 * @param uses - what to say where something refers to it, by the constraint (`orConflict`)
 * @returns when it was deleted
 * @throws {ApiError} 409 then
 */
export async function deletePlace(
  work: Change,
  { table, id }: Place,
  uses: Parameters<typeof orConflict>[1],
): Promise<string> {
  const { db, business_id } = work
  const column = referring[table]
  await db
    .updateTable('people')
    .set({ [column]: null })
    .where('business_id', '=', business_id)
    .where(column, '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
  await orConflict(db.deleteFrom(table).where('id', '=', id).where('business_id', '=', business_id).execute(), uses)
  return await readTransactionTime(work)
}
