import type { MikroORM } from '@mikro-orm/postgresql'
import { createOrm, databaseOf } from '../db/orm.ts'
import { createRequestId, type SystemActor } from '../operation/principal.ts'
import { bySystem, type GlobalWork } from '../operation/work.ts'
import { type Database, schema } from '../schema.ts'

/** The work of an operator's command. It has the database, but not the secrets of the service. */
export type CommandWork = Omit<GlobalWork<SystemActor>, 'config'>

/**
 * Performs a command on a database, then closes the connections.
 *
 * @param perform - gets the work, and the ORM for questions about the schema
 * @returns what `perform` returns
 */
export async function withWork<T>(
  database: { databaseUrl: string; rowLevelSecurity: boolean },
  perform: (work: CommandWork, orm: MikroORM) => Promise<T>,
): Promise<T> {
  const orm = createOrm(schema, { ...database, databasePoolSize: 2 })
  try {
    return await perform({ db: databaseOf<Database>(orm), ...bySystem(createRequestId('cmd')) }, orm)
  } finally {
    await orm.close()
  }
}
