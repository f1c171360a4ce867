import { sql } from 'kysely'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import type { Place } from '../operation/reactions.ts'
import type { Change } from '../operation/work.ts'

/** The name of each kind of place in messages, and the column of people that refers to it. */
const kinds = {
  departments: { name: 'Department', column: 'department_id' },
  locations: { name: 'Location', column: 'location_id' },
} as const

/**
 * Locks a department or a location before its deletion, and removes it from the records and the
 * assignments of deleted people.
 *
 * @throws {ApiError} 404 if it does not exist, 412 if `ifMatch` lacks its version, 409 if a leave type rule refers to
 *   it
 */
export async function lockPlaceForDeletion(
  work: Change,
  { table, id }: Place,
  ifMatch: string | undefined,
): Promise<void> {
  const { db, business_id } = work
  const { name, column } = kinds[table]
  const row = await db
    .selectFrom(table)
    .select('version')
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(ifMatch, row.version, `${name} ${id}`)
  await work.reactions.beforePlaceDeletion(work, { table, id })
  await db
    .updateTable('people')
    .set({ [column]: null })
    .where('business_id', '=', business_id)
    .where(column, '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
  await sql`
    update assignments set ${sql.ref(column)} = null from people
    where assignments.business_id = ${business_id} and assignments.${sql.ref(column)} = ${id}
      and people.business_id = ${business_id} and people.id = assignments.person_id
      and people.deleted_at is not null`.execute(db)
}
