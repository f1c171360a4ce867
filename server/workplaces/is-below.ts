import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../operation/work.ts'

/** The tables whose rows stand below others of the same table, and the column that says below which. */
const trees = { people: 'manager_id', departments: 'parent_id' } as const

/**
 * Whether a row is another one or stands below it, directly or through others: people below who manages them,
 * departments below those that they are parts of.
 *
 * @param work - has locked the business, where nothing may be moved in the meantime (`lockBusiness`)
 */
export async function isBelow(
  { db, business_id }: Work,
  table: keyof typeof trees,
  id: number,
  above: number,
): Promise<boolean> {
  const parent = sql.ref(trees[table])
  // `union`, not `union all`: it ends even where there is a circle already.
  const { rows } = await sql`
    with recursive above (id) as (
      select ${id}::integer
      union
      select ${parent} from ${sql.table(table)} join above using (id)
      where business_id = ${business_id} and ${parent} is not null
    )
    select from above where id = ${above}`.execute(db)
  return rows.length > 0
}

/** The condition that a person is in a department or in a part of it, directly or through others. */
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
