import { readDistribution } from '../db/citus/check-distribution.ts'
import { openDatabase } from '../db/database.ts'
import { createRequestId, type SystemActor } from '../operation/principal.ts'
import { bySystem, type GlobalWork } from '../operation/work.ts'
import { reactions } from '../reactions.ts'
import type { Database } from '../schema.ts'

/** The work of an operator's command. It has the database, but not the secrets of the service. */
export type CommandWork = Omit<GlobalWork<SystemActor>, 'config'>

/**
 * Performs a command on a database, then closes the connections. Whether the database is spread over machines, it says
 * itself.
 *
 * @returns what `perform` returns
 */
export async function withWork<T>(
  { databaseUrl, rowLevelSecurity }: { databaseUrl: string; rowLevelSecurity: boolean },
  perform: (work: CommandWork) => Promise<T>,
): Promise<T> {
  const isDistributed = await readDistribution(databaseUrl)
  const { db, close } = openDatabase<Database>({
    databaseUrl,
    databasePoolSize: 2,
    isDistributed,
    rowLevelSecurity: rowLevelSecurity && !isDistributed,
  })
  try {
    return await perform({ db, reactions, ...bySystem(createRequestId('cmd')) })
  } finally {
    await close()
  }
}
