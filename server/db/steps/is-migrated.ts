import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type QueryExecutorProvider, sql } from 'kysely'
import { NotMigratedError } from '../failures.ts'

const undefinedTable = '42P01'

/** The migrations of this version by the names of their files: `schema.migrations` would load the ORM. */
export const migrationNames: readonly string[] = readdirSync(join(import.meta.dirname, '../migrations'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'))

/**
 * @returns whether every migration of this version was applied to the database
 * @throws when the database cannot be reached
 */
export async function isMigrated(db: QueryExecutorProvider): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
    const applied = new Set(rows.map(({ name }) => name))
    return migrationNames.every((name) => applied.has(name))
  } catch (error) {
    if (error instanceof NotMigratedError || (error as { code?: string }).code === undefinedTable) return false
    throw error
  }
}
