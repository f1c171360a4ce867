import { sql } from 'kysely'
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
