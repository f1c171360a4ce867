import { Client } from 'pg'
import type { BoundedDb } from '../driver/bounded-db.ts'
import { isDistributed } from './across-machines.ts'

/** Runs a statement without values. */
type Run = (text: string) => Promise<{ rows: unknown[] }>

/** @throws Error when `DATABASE_DISTRIBUTED` says otherwise than the database */
export async function checkDistribution(db: Pick<BoundedDb<unknown>, 'connections' | 'run'>): Promise<void> {
  const isSpread = await isSpreadByCitus(async (text) => ({ rows: await db.run({ sql: text, parameters: [] }) }))
  if (isSpread === isDistributed(db)) return
  throw new Error(
    isSpread
      ? 'The database is spread over machines by Citus: set DATABASE_DISTRIBUTED=on.'
      : 'DATABASE_DISTRIBUTED is on, but the database is not spread: run `npm run admin -- distribute`.',
  )
}

/** Looks whether the tables of a database are spread over machines, on a connection of its own. */
export async function readDistribution(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await isSpreadByCitus((text) => client.query(text))
  } finally {
    await client.end()
  }
}

/** Whether the tables of a database are spread over machines. */
export async function isSpreadByCitus(run: Run): Promise<boolean> {
  const { rows: known } = await run("select 1 from pg_class where relname = 'pg_dist_partition'")
  if (known.length === 0) return false
  const { rows } = await run("select 1 from pg_dist_partition where logicalrelid = to_regclass('people')")
  return rows.length > 0
}
