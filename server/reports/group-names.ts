import type { Work } from '../operation/work.ts'

/** The members of a job by which reports group people. */
export type JobGrouping = 'department' | 'location' | 'employment_type'

/** The groups of a report. */
type Grouping = JobGrouping | 'leave_type'

const tables = { department: 'departments', location: 'locations', leave_type: 'leave_types' } as const

/** Reads the names of the groups of a report. Employment types have none. */
export async function groupNames(
  { db, business_id }: Work,
  by: Grouping,
): Promise<(id: number | null) => string | null> {
  if (by === 'employment_type') return () => null
  const rows = await db.selectFrom(tables[by]).select(['id', 'name']).where('business_id', '=', business_id).execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => (id === null ? null : (names.get(id) ?? null))
}

/** Orders names. Groups without a name come last. */
export const byName = (a: string | null, b: string | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : a.localeCompare(b, 'en')
