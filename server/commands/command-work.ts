import { openDatabase } from '../db/database.ts'
import { createRequestId, type SystemActor } from '../operation/principal.ts'
import { bySystem, type GlobalWork } from '../operation/work.ts'
import type { Database } from '../schema.ts'

/** The work of an operator's command. It has the database, but not the secrets of the service. */
export type CommandWork = Omit<GlobalWork<SystemActor>, 'config'>

/**
 * Performs a command on a database, then closes the connections.
 *
 * @returns what `perform` returns
 */
export async function withWork<T>(
  database: { databaseUrl: string; rowLevelSecurity: boolean; isDistributed: boolean },
  perform: (work: CommandWork) => Promise<T>,
): Promise<T> {
  const { db, close } = openDatabase<Database>({ ...database, databasePoolSize: 2 })
  try {
    return await perform({ db, ...bySystem(createRequestId('cmd')) })
  } finally {
    await close()
  }
}
