import { openUncheckedDatabase } from '../db/database.ts'
import { createRequestId, type SystemActor } from '../operation/principal.ts'
import { bySystem, type GlobalWork } from '../operation/work.ts'
import { reactions } from '../reactions.ts'
import type { Database } from '../schema.ts'

/** The work of an operator's command. It has the database, but not the secrets of the service. */
export type CommandWork = Omit<GlobalWork<SystemActor>, 'config'>

/**
 * Performs a command on a database, then closes the connections.
 *
 * @returns what `perform` returns
 */
export async function withWork<T>(
  { databaseUrl, rowLevelSecurity }: { databaseUrl: string; rowLevelSecurity: boolean },
  perform: (work: CommandWork) => Promise<T>,
): Promise<T> {
  const { db, close } = await openUncheckedDatabase<Database>({ databaseUrl, databasePoolSize: 2, rowLevelSecurity })
  try {
    return await perform({ db, reactions, ...bySystem(createRequestId('cmd')) })
  } finally {
    await close()
  }
}
