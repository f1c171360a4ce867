import { Client } from 'pg'

/** Runs a statement without values. */
type Run = (text: string) => Promise<{ rows: unknown[] }>

/**
 * Checks that Citus distributes the tables of the database if and only if `shouldBe` is true.
 *
 * @throws Error otherwise
 */
export async function checkDistribution(run: Run, shouldBe: boolean): Promise<void> {
  const distributed = await isDistributed(run)
  if (distributed === shouldBe) return
  throw new Error(
    distributed
      ? 'The tables of the database are distributed by Citus: set DATABASE_DISTRIBUTED=on.'
      : 'DATABASE_DISTRIBUTED is on, but the database is not distributed: run `npm run admin -- distribute`.',
  )
}

/** Returns whether the tables of a database are distributed. Uses a separate connection. */
export async function readDistribution(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await isDistributed((text) => client.query(text))
  } finally {
    await client.end()
  }
}

/** Returns whether the tables of a database are distributed over the nodes of a Citus cluster. */
export async function isDistributed(run: Run): Promise<boolean> {
  const { rows: metadata } = await run("select 1 from pg_class where relname = 'pg_dist_partition'")
  if (metadata.length === 0) return false
  const { rows } = await run("select 1 from pg_dist_partition where logicalrelid = to_regclass('people')")
  return rows.length > 0
}
