import { type QueryExecutorProvider, sql } from 'kysely'
import { isDistributed } from './bounds.ts'

/** @throws Error when `DATABASE_DISTRIBUTED` says otherwise than the database */
export async function checkDistribution(db: QueryExecutorProvider): Promise<void> {
  const isSpread = await isSpreadByCitus(db)
  if (isSpread === isDistributed(db)) return
  throw new Error(
    isSpread
      ? 'The database is spread over machines by Citus: set DATABASE_DISTRIBUTED=on.'
      : 'DATABASE_DISTRIBUTED is on, but the database is not spread: run `npm run admin -- distribute`.',
  )
}

async function isSpreadByCitus(db: QueryExecutorProvider): Promise<boolean> {
  const { rows: known } = await sql`select from pg_class where relname = 'pg_dist_partition'`.execute(db)
  if (known.length === 0) return false
  const { rows } = await sql`
    select from pg_dist_partition where logicalrelid = to_regclass('people')`.execute(db)
  return rows.length > 0
}
