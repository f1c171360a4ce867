import { openUncheckedDatabase } from '../db/database.ts'
import { createRequestId, type SystemActor } from '../operation/principal.ts'
import { bySystem, type GlobalWork } from '../operation/work.ts'
import { reactions } from '../reactions.ts'
import type { Database } from '../schema.ts'

/** The work of an admin command, which has the database but not the secrets of the service. */
export type CommandWork = Omit<GlobalWork<SystemActor>, 'config'>

/**
 * Performs a command with a database connection, which it closes.
 *
 * @returns the result of `perform`
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
