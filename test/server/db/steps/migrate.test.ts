import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { Client } from 'pg'
import { openDatabase } from '../../../../server/db/database.ts'
import { isMigrated } from '../../../../server/db/steps/is-migrated.ts'
import { migrate } from '../../../../server/db/steps/migrate.ts'
import { inTransaction, oneTransaction } from '../../../../server/db/steps/steps.ts'
import { schema } from '../../../../server/schema.ts'
import { closeAfter } from '../../../support/close-after.ts'
import { createTestDatabase } from '../../../support/postgres/database.ts'
import { hold } from '../../../support/race.ts'

async function emptyDatabase() {
  const { url } = await createTestDatabase({ empty: true })
  const { db, close } = openDatabase({ databaseUrl: url, databasePoolSize: 2 })
  closeAfter(close)
  return { url, db }
}

test('a database is migrated once when `migrate` runs repeatedly', async () => {
  const { url, db } = await emptyDatabase()
  assert.equal(await isMigrated(db), false)
  const applied = await migrate(schema, url)
  assert.equal(applied[0], '2026-11-22-foundation')
  assert.equal(await isMigrated(db), true)
  assert.deepEqual(await migrate(schema, url), [])
})

test('concurrent migrations share the work', async () => {
  const { url, db } = await emptyDatabase()
  const applied = await Promise.all([migrate(schema, url), migrate(schema, url), migrate(schema, url)])
  assert.equal(applied.filter((names) => names.length > 0).length, 1)
  assert.equal(await isMigrated(db), true)
})

test('a migration waits for a lock without blocking later statements', async () => {
  const { url, db } = await emptyDatabase()
  await migrate(schema, url)
  const noted = oneTransaction('9999-12-31-noted', 'alter table people add column note text')
  const migrations = [...schema.migrations, noted]
  const reader = await hold(url, 'select from people')
  const migrated = migrate({ ...schema, migrations }, url)
  await reader.untilBlocked(1)
  for (let read = 0; read < 5; read += 1) await sql`select from people`.execute(db) // a queued lock would block these
  await reader.release()
  assert.deepEqual(await migrated, ['9999-12-31-noted'])
  await sql`select note from people`.execute(db)
})

test('migrating again neither waits for writers nor blocks them', async () => {
  const { url, db } = await emptyDatabase()
  await migrate(schema, url)
  const { rows } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(db)
  const writer = await hold(url, `lock table ${rows.map(({ name }) => name).join()} in row exclusive mode`)
  assert.deepEqual(await migrate(schema, url), []) // an exclusive lock would wait for the end of the writer
  await writer.release()
})

test('access to the rows of a table is configured when its lock is free', async () => {
  const { url, db } = await emptyDatabase()
  await migrate(schema, url)
  await sql`drop policy tenant on holidays`.execute(db)
  await sql`drop policy global on holidays`.execute(db)
  await sql`alter table holidays disable row level security`.execute(db)
  const reader = await hold(url, 'select from holidays')
  const migrated = migrate(schema, url)
  await reader.untilBlocked(1)
  await reader.untilBlocked(0) // the lock of the migration timed out
  await reader.untilBlocked(1) // the migration tries again
  await reader.release()
  assert.deepEqual(await migrated, [])
  const { rows } = await sql`select from pg_policies where tablename = 'holidays'`.execute(db)
  assert.equal(rows.length, 2)
})

test('a database with newer migrations is ready for an older version', async () => {
  const { url, db } = await emptyDatabase()
  const later = { name: '9999-12-31-noted', steps: [inTransaction('alter table people add column note text')] }
  await migrate({ ...schema, migrations: [...schema.migrations, later] }, url)
  assert.equal(await isMigrated(db), true)
  assert.deepEqual(await migrate(schema, url), [])
})

test('a database with a missing migration is not ready', async () => {
  const { url, db } = await emptyDatabase()
  await migrate(schema, url)
  await sql`delete from migrations where id = (select max(id) from migrations)`.execute(db)
  assert.equal(await isMigrated(db), false)
})

test('a database from before the first release is refused with instructions, and keeps its data', async () => {
  const { url, db } = await emptyDatabase()
  await sql`create table migrations (id serial primary key, name varchar(255))`.execute(db)
  await sql`insert into migrations (name) values ('2026-11-20-foundation'), ('2026-11-21-access')`.execute(db)
  await sql`create table people as select 1 as id, 'Ada' as first_name`.execute(db)
  await assert.rejects(
    migrate(schema, url),
    new Error(
      'This database was made before the first release and cannot be brought up to date. To start with an empty one, ' +
        'move the folder `.data` away, or set DATA_DIR or DATABASE_URL to another one. The old data stay as they are.',
    ),
  )
  assert.deepEqual((await sql`select * from people`.execute(db)).rows, [{ id: 1, first_name: 'Ada' }])
  assert.deepEqual((await sql`select from pg_extension where extname <> 'plpgsql'`.execute(db)).rows, [])
  assert.equal(await isMigrated(db), false)
})

/**
 * Creates an empty database for a login with privileges to create objects in it.
 *
 * @param attributes - further attributes of the role
 */
async function createDatabaseForRole(role: string, attributes = ''): Promise<{ admin: Client; url: string }> {
  const { url } = await createTestDatabase({ empty: true })
  const admin = new Client({ connectionString: url })
  await admin.connect()
  closeAfter(async () => {
    await admin.query(`drop owned by ${role} cascade`)
    const { rows } = await admin.query('select rolname from pg_roles where rolname like $1', [`${role}_%`])
    for (const { rolname } of rows) await admin.query(`drop owned by ${rolname}; drop role ${rolname}`)
    await admin.query(`drop role ${role}`)
    await admin.end()
  })
  await admin.query(`create role ${role} login password 'owner' ${attributes}`)
  await admin.query(`do $$ begin execute format('grant all on database %I to ${role}', current_database()); end $$`)
  await admin.query(`grant all on schema public to ${role}`)
  const owned = new URL(url)
  owned.username = role
  owned.password = 'owner'
  return { admin, url: owned.href }
}

test('a login that can create roles can migrate without being a superuser', async () => {
  const { admin, url } = await createDatabaseForRole(`maker_${process.pid}`, 'createrole')
  assert.notEqual((await migrate(schema, url)).length, 0)
  const { rows } = await admin.query(`select extname from pg_extension where extname <> 'plpgsql' order by extname`)
  assert.deepEqual(
    rows.map(({ extname }) => extname),
    ['btree_gin', 'btree_gist', 'pg_trgm', 'unaccent'],
  )
})

test('a login that cannot create roles gets the SQL to run, and the alternative setting', async () => {
  const role = `owner_${process.pid}`
  const { admin, url } = await createDatabaseForRole(role)
  const failure = await migrate(schema, url).then(
    () => assert.fail('it created roles'),
    (error: Error) => error.message,
  )
  assert.match(
    failure,
    /^Row-level security needs two roles that this login may not make\. Let an administrator run:\n/,
  )
  assert.match(failure, /ROW_LEVEL_SECURITY=off/)
  await migrate(schema, url, { rowLevelSecurity: false })
  const without = openDatabase({ databaseUrl: url, databasePoolSize: 1 })
  closeAfter(() => without.close())
  assert.equal(await isMigrated(without.db), true)

  const secured = openDatabase({ databaseUrl: url, databasePoolSize: 1, rowLevelSecurity: true })
  closeAfter(() => secured.close())
  assert.equal(await isMigrated(secured.db), false)
  for (const [statement] of failure.matchAll(/(create role|grant) .*;/g)) await admin.query(statement)
  await migrate(schema, url)
  assert.equal(await isMigrated(secured.db), true)
})

test('a database that cannot be queried is an error, not "not migrated"', async () => {
  const { db, close } = openDatabase({
    databaseUrl: 'postgres://user@127.0.0.1:1/nothing',
    databasePoolSize: 1,
  })
  await assert.rejects(isMigrated(db))
  await close()
})
