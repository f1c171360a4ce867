import { sql } from 'kysely'
import { conflictAt } from './errors.ts'
import type { Change } from './work.ts'

/**
 * Checks that the business may add a row to a table.
 *
 * @param table - a table whose name is the plural of its rows, such as `pay_codes`
 * @throws {ApiError} 409 when the business has reached the limit
 */
export async function checkRowLimit({ db, business_id }: Change, table: string, max: number): Promise<void> {
  const { rows } = await sql`
    select from ${sql.table(table)} where business_id = ${business_id} offset ${max - 1} limit 1`.execute(db)
  if (rows.length === 0) return
  const message = `The business has ${max.toLocaleString('en')} ${table.replace('_', ' ')}, and cannot have more.`
  throw conflictAt({ path: 'body', code: 'limit_reached', limit: max, message })
}
