import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { defineEntity, p } from '@mikro-orm/core'
import type { MikroORM } from '@mikro-orm/postgresql'
import { Business } from '../../../server/business/business.entity.ts'
import { businessId, createdAt, date, foreignKey, id, updatedAt, version } from '../../../server/db/columns.ts'
import { createOrm, type Schema } from '../../../server/db/orm.ts'
import { migrate } from '../../../server/db/steps/migrate.ts'
import { Holiday } from '../../../server/holidays/holiday.entity.ts'
import { schema } from '../../../server/schema.ts'
import { closeAfter } from '../../support/close-after.ts'
import { skipOnCluster } from '../../support/postgres/citus.ts'
import { createTestDatabase, type TestDatabase } from '../../support/postgres/database.ts'

/** Opens a migrated database with the given entities. */
async function openMigrated(entities: Schema['entities'] = schema.entities): Promise<MikroORM> {
  return open(await createTestDatabase(), entities)
}

/** Opens a database created from the entities and the additional SQL. */
async function createFromEntities(): Promise<MikroORM> {
  const database = await createTestDatabase({ empty: true })
  await migrate({ ...schema, migrations: [], partitioned: {} }, database.url) // this creates the extensions
  const orm = open(database, schema.entities)
  for (const statement of schema.extraSql.before) await orm.em.fork().execute(statement)
  await orm.schema.create()
  for (const statement of schema.extraSql.after) await orm.em.fork().execute(statement)
  return orm
}

function open({ url }: TestDatabase, entities: Schema['entities']): MikroORM {
  const orm = createOrm({ entities }, { databaseUrl: url, databasePoolSize: 2 })
  closeAfter(() => orm.close())
  return orm
}

/**
 * Returns all definitions of a database in PostgreSQL's format, except the table of MikroORM and partitions, which
 * entities do not define.
 */
async function readContents(orm: MikroORM): Promise<string[]> {
  const rows = await orm.em.fork().execute<{ line: string }[]>(`
    with tables as (
      select oid, relname as name, relpersistence, reloptions from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname <> 'migrations'
    )
    select concat_ws(' ', 'table', name, relpersistence, reloptions, obj_description(oid)) as line from tables
    union all
    select concat_ws(' ', 'column', name, attname, format_type(atttypid, atttypmod), attnotnull,
      pg_get_expr(adbin, adrelid), attidentity, attgenerated, attstorage, col_description(attrelid, attnum))
    from pg_attribute join tables on tables.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped
    union all
    select concat_ws(' ', 'constraint', name, conname, pg_get_constraintdef(pg_constraint.oid))
    from pg_constraint join tables on tables.oid = conrelid
    union all
    select replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') from pg_index join tables on tables.oid = indrelid
    union all
    select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join tables on tables.oid = tgrelid where not tgisinternal
    union all
    select concat_ws(' ', pg_get_functiondef(oid), obj_description(oid)) from pg_proc
    where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  `)
  return rows.map(({ line }) => line.replaceAll(/\s+/g, ' ').replaceAll('$ ', '$')).sort()
}

const schemaDifference = async (orm: MikroORM): Promise<string> =>
  (await orm.schema.getUpdateSchemaSQL({ wrap: false })).trim()

describe('a migrated database and the entities', skipOnCluster('Citus changes keys and constraints'), () => {
  test('agree for the schema generator', async () => {
    assert.equal(await schemaDifference(await openMigrated()), '')
  })

  test('agree in the system catalogue of PostgreSQL, with the extra SQL', async () => {
    assert.deepEqual(await readContents(await openMigrated()), await readContents(await createFromEntities()))
  })

  test('differ in a changed column and index', async () => {
    const changed = defineEntity({
      name: 'Holiday',
      tableName: 'holidays',
      properties: {
        business_id: businessId(),
        id: id(),
        date: date(),
        name: p.text(),
        colour: p.text(),
        portion: p.enum(['full', 'morning', 'afternoon']).default('full'),
        location_ids: p.array().$type<number[]>().columnType('int[]').default([]).comment('empty for all locations'),
        created_at: createdAt(),
        updated_at: updatedAt(),
        version: version(),
        business: foreignKey(Business, ['business_id']),
      },
      indexes: [
        { name: 'holidays_date', properties: ['business_id', 'date'] },
        { name: 'holidays_name', properties: ['name'] },
      ],
    })
    const entities = schema.entities.map((entity) => (entity === Holiday ? changed : entity))
    const difference = await schemaDifference(await openMigrated(entities))
    assert.match(
      difference,
      /^alter table "holidays" add "colour" text not null;\s+create index "holidays_name" on "holidays" \("name"\);$/,
    )
  })

  test('differ in a table without an entity', async () => {
    const entities = schema.entities.filter((entity) => entity !== Holiday)
    assert.match(await schemaDifference(await openMigrated(entities)), /^drop table if exists "holidays" cascade;$/)
  })

  test('differ in the catalogue in objects that the schema generator compares only by name', async () => {
    const orm = await openMigrated()
    const contents = await readContents(orm)
    await orm.em.fork().execute('drop index people_last_name')
    await orm.em.fork().execute('create index people_last_name on people (business_id, lower(last_name), id)')
    assert.equal(await schemaDifference(orm), '')
    assert.notDeepEqual(await readContents(orm), contents)
  })
})

/** Keys that determine the business of a row, and therefore cannot contain it. */
const globalKeys: Record<string, string> = {
  users_login: 'an address identifies one user of the whole service',
  api_keys_hash: 'a key is passed alone and identifies the business',
  api_keys_previous_hash: 'so is the secret before a rotation',
  leave_feeds_token: 'a token is passed alone and identifies the business',
  app_tokens_pkey: 'a token is passed alone and identifies the business',
  refresh_tokens_pkey: 'a token is passed alone and identifies the business',
  login_challenges_pkey: 'a token is passed alone and identifies the business',
  password_links_pkey: 'an address without a user has no business',
  password_links_token: 'a token is passed alone and identifies the business',
  single_sign_on_domains_pkey: 'a domain identifies one business of the whole service',
  signing_links_pkey: 'a token is passed alone and identifies the business',
}

/** Tables whose rows belong to no business. */
const globalTables = ['businesses', 'passkey_challenges', 'throttles']

describe('a tenant table', skipOnCluster('Citus adds the business to every key'), () => {
  test('is any table except those of the whole service', async () => {
    const orm = await openMigrated()
    const rows = await orm.em.fork().execute<{ name: string }[]>(`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'migrations' and not exists (
        select from pg_attribute where attrelid = pg_class.oid and attname = 'business_id'
      )
      order by relname`)
    assert.deepEqual(
      rows.map(({ name }) => name),
      globalTables,
    )
  })

  test('has the business first in every key except those that identify it', async () => {
    const orm = await openMigrated()
    const rows = await orm.em.fork().execute<{ name: string }[]>(`
      select indexrelid::regclass::text as name from pg_index
      join pg_attribute business on business.attrelid = indrelid and business.attname = 'business_id'
      where (indisunique or indisexclusion) and indkey[0] <> business.attnum
      order by 1`)
    assert.deepEqual(
      rows.map(({ name }) => name),
      Object.keys(globalKeys).sort(),
    )
  })

  test('has the business first in every foreign key', async () => {
    const orm = await openMigrated()
    const rows = await orm.em.fork().execute<{ name: string }[]>(`
      select conname as name from pg_constraint
      join pg_attribute business on business.attrelid = conrelid and business.attname = 'business_id'
      where contype = 'f' and conkey[1] <> business.attnum`)
    assert.deepEqual(rows, [])
  })
})
