import { sql } from 'kysely'
import type { Work } from '../operation/work.ts'

/** Reads the full names of people of the business, including deleted ones, by their ID. */
export async function readPersonNames(
  { db, business_id }: Work,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'first_name', 'last_name'])
    .where('business_id', '=', business_id)
    .where('id', '=', sql<number>`any(${[...new Set(ids)]}::integer[])`)
    .execute()
  return new Map(rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]))
}
