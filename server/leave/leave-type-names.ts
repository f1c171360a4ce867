import type { Work } from '../operation/work.ts'

/** Reads the names of the leave types of the business, including archived ones, by their ID. */
export async function readLeaveTypeNames({ db, business_id }: Work): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('leave_types')
    .select(['id', 'name'])
    .where('business_id', '=', business_id)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
