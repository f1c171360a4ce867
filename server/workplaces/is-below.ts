import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../operation/work.ts'

/** The tables with a hierarchy, and their parent columns. */
const parents = { people: 'manager_id', departments: 'parent_id' } as const

/**
 * Whether `id` is `ancestor` or is below it, directly or indirectly: a report of a manager, or a part of a department.
 *
 * @param work - must have locked the business (`lockBusiness`) if the result has to hold until the transaction ends
 */
export async function isBelow(
  { db, business_id }: Work,
  table: keyof typeof parents,
  id: number,
  ancestor: number,
): Promise<boolean> {
  const parent = sql.ref(parents[table])
  // `union` removes duplicates, so that the recursion ends even if the rows form a cycle.
  const { rows } = await sql`
    with recursive ancestors (id) as (
      select ${id}::integer
      union
      select ${parent} from ${sql.table(table)} join ancestors using (id)
      where business_id = ${business_id} and ${parent} is not null
    )
    select from ancestors where id = ${ancestor}`.execute(db)
  return rows.length > 0
}

/** Returns the condition that a person is in a department or in one of its direct or indirect parts. */
export const isInDepartment = (
  { business_id }: Pick<Work, 'business_id'>,
  department_id: number,
): RawBuilder<boolean> =>
  sql<boolean>`department_id in (
    with recursive parts (id) as (
      select ${department_id}::integer
      union
      select part.id from departments part join parts on part.parent_id = parts.id
      where part.business_id = ${business_id}
    )
    select parts.id from parts
  )`
