import type { Work } from '../operation/work.ts'

/** The members of a job by which reports group people. */
export type JobGrouping = 'department' | 'location' | 'employment_type'

/** Reads the names of the groups of a report. */
export async function groupNames(
  { db, business_id }: Work,
  by: JobGrouping,
): Promise<(id: number | null) => string | null> {
  if (by === 'employment_type') return () => null
  const rows = await db
    .selectFrom(by === 'department' ? 'departments' : 'locations')
    .select(['id', 'name'])
    .where('business_id', '=', business_id)
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => (id === null ? null : (names.get(id) ?? null))
}

/** Orders names. Groups without a name come last. */
export const byName = (a: string | null, b: string | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : a.localeCompare(b, 'en')
