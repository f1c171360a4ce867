import { type QueryExecutorProvider, sql } from 'kysely'
import { NotMigratedError } from '../failures.ts'
import { migrations } from '../migrations/migrations.ts'

const undefinedTable = '42P01'

/**
 * Returns whether every migration of this version has been applied to the database.
 *
 * @throws when the database is unreachable
 */
export async function isMigrated(db: QueryExecutorProvider): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
    const applied = new Set(rows.map(({ name }) => name))
    return migrations.every(({ name }) => applied.has(name))
  } catch (error) {
    if (error instanceof NotMigratedError || (error as { code?: string }).code === undefinedTable) return false
    throw error
  }
}
