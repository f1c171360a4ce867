import { type EntitySchema, MikroORM } from '@mikro-orm/postgresql'
import { Kysely, PostgresDialect } from 'kysely'
import { type DatabaseOptions, openDatabase } from './database.ts'
import type { PartitionRule } from './partitions.ts'
import type { Migration } from './steps/steps.ts'

/** The schema of a database. */
export interface Schema {
  entities: readonly EntitySchema[]
  /** SQL for objects that entities cannot express, executed before and after their tables are created. */
  extraSql: { before: string[]; after: string[] }
  /** The migrations in the order in which they are applied. */
  migrations: readonly Migration[]
  /** The privileges of work across businesses, by table. Such work has no privileges on other tables. */
  acrossBusinesses: Readonly<Record<string, readonly Verb[]>>
  /** Functions of `extraSql` that work for one business may call, although they are closed to other roles. */
  tenantFunctions: readonly string[]
  /**
   * Partitioned tables. Migrations partition them, as the ORM does not support partitions that are added and dropped.
   */
  partitioned: Readonly<Record<string, PartitionRule>>
  /**
   * Tables that are copied to each node of a cluster; other tables with a `business_id` are distributed by that column.
   */
  referenceTables: readonly string[]
}

/** A privilege on a table. */
export type Verb = 'select' | 'insert' | 'update' | 'delete'

/** Opens a database to compare it with the entities or to create their tables. `openDatabase` reads and writes rows. */
export function createOrm({ entities }: Pick<Schema, 'entities'>, options: DatabaseOptions): MikroORM {
  const { pool } = openDatabase(options)
  return new MikroORM({
    clientUrl: options.databaseUrl,
    entities: [...entities],
    discovery: { checkDuplicateFieldNames: false }, // foreign keys share columns with other properties
    schemaGenerator: {
      ignoreSchema: ['graphile_worker'],
      skipTables: ['migrations'],
      ignoreRoutines: true, // `extraSql` defines the functions
      ignorePolicies: true, // `migrate` creates the policies
    },
    driverOptions: () => new Kysely({ dialect: new PostgresDialect({ pool }) }),
  })
}
