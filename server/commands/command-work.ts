import { randomUUID } from 'node:crypto'
import type { MikroORM } from '@mikro-orm/postgresql'
import { createOrm, databaseOf } from '../db/orm.ts'
import { type SystemActor, system } from '../operation/principal.ts'
import type { GlobalWork } from '../operation/work.ts'
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
  const origin = { request_id: `cmd_${randomUUID().replaceAll('-', '')}`, ip: null, user_agent: null }
  try {
    return await perform({ db: databaseOf<Database>(orm), by: system, origin, now: new Date() }, orm)
  } finally {
    await orm.close()
  }
}
