import { sql } from 'kysely'
import type { Change } from '../../operation/work.ts'

/**
 * Locks the records to which the rules of a leave type refer against deletion until the transaction ends, because rules
 * are JSON, which has no foreign keys.
 *
 * @returns the IDs that are in the business
 */
export async function lockKeys(
  { db, business_id }: Change,
  table: 'departments' | 'locations' | 'people',
  ids: number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where business_id = ${business_id} and id = any(${ids})
    order by id for key share`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
