import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { defineEntity, p } from '@mikro-orm/core'
import { sql } from 'kysely'
import { Client } from 'pg'
import { businessId, id } from '../../../server/db/columns.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { tableAccess } from '../../../server/db/row-security.ts'
import { migrate } from '../../../server/db/steps/migrate.ts'
import { oneTransaction } from '../../../server/db/steps/steps.ts'
import type { Db } from '../../../server/operation/work.ts'
import { type Database, schema } from '../../../server/schema.ts'
import { closeAfter } from '../../support/close-after.ts'
import { caller } from '../../support/http.ts'
import { skipOnCluster } from '../../support/postgres/citus.ts'
import { createTestDatabase } from '../../support/postgres/database.ts'
import { startReceiver } from '../../support/receivers/receiver.ts'
import { createBusiness, createPerson, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { startServerProcess, startWorkerProcess } from '../../support/service/service-process.ts'
import { createTestWork } from '../../support/service/work.ts'

const secured = skipOnCluster('a distributed database has no row-level security')

const app = await startTestApp()
const insufficientPrivilege = { code: '42501' }

describe('the roles', secured, () => {
  const as = async <T>(role: string, perform: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client({ connectionString: app.databaseUrl })
    await client.connect()
    try {
      await client.query(`select set_config('role', current_user || $1, false)`, [role])
      return await perform(client)
    } finally {
      await client.end()
    }
  }

  it('cannot log in, bypass policies or create roles, and own nothing', async () => {
    const { rows } = await sql<{ flags: boolean[]; owned: number }>`
      select array[rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolcanlogin] as flags,
        (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
      from pg_roles where rolname in (current_user || '_tenant', current_user || '_global')`.execute(app.db)
    assert.deepEqual(rows, Array(2).fill({ flags: Array(6).fill(false), owned: 0 }))
  })

  it('cannot disable row-level security', async () => {
    await as('_tenant', async (client) => {
      await assert.rejects(client.query('alter table people disable row level security'), insufficientPrivilege)
      await assert.rejects(client.query('drop policy tenant on people'), insufficientPrivilege)
      await assert.rejects(client.query('truncate people'), insufficientPrivilege)
      await client.query('set row_security = off')
      await assert.rejects(client.query('select from people'), insufficientPrivilege)
    })
  })

  it('see no row before a business is set', async () => {
    assert.equal(await as('_tenant', async (client) => (await client.query('select from people')).rowCount), 0)
  })

  it('add jobs, and cannot read or change other jobs', async () => {
    await as('_tenant', async (client) => {
      await client.query(`select add_job('expire_documents', '{}', now() + interval '1 day')`)
      await assert.rejects(client.query('select from graphile_worker._private_jobs'), insufficientPrivilege)
      await assert.rejects(client.query('select from graphile_worker.jobs'), insufficientPrivilege)
    })
  })
})

describe('a database for all businesses', secured, () => {
  it('limits statements to their business, inside and outside transactions, regardless of earlier statements', async () => {
    const [first, second] = [await createBusiness(app), await createBusiness(app)]
    const { databaseUrl } = app
    const options = { databaseUrl, databasePoolSize: 1, rowLevelSecurity: true, isForAllBusinesses: true }
    const { db, close } = openDatabase<Database>(options)
    closeAfter(close)
    const listVisible = async (handle: Db): Promise<number[]> => {
      const rows = await handle.selectFrom('users').select('business_id').orderBy('business_id').execute()
      return [...new Set(rows.map(({ business_id }) => business_id))]
    }
    const failing = (handle: Db) => assert.rejects(sql`select 1 / ${0}::int`.execute(handle), { code: '22012' })
    for (let round = 0; round < 2; round += 1) {
      const all = await listVisible(db.within('all'))
      assert.ok(all.includes(first.id) && all.includes(second.id))
      assert.deepEqual(await listVisible(db), [])
      assert.deepEqual(await listVisible(db.within(first.id)), [first.id])
      await db.within(second.id).inTransaction(async (inside) => {
        assert.deepEqual(await listVisible(inside), [second.id])
        assert.deepEqual(await listVisible(inside.within(first.id)), [first.id])
      })
      await failing(db.within(first.id))
      await failing(db.within('all'))
      await db
        .within(first.id)
        .inTransaction(failing)
        .catch(() => undefined)
    }
  })
})

/** Returns the policies and privileges in a database. */
async function accessIn(databaseUrl: string): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(`
    select relname as table, relrowsecurity as secured,
      (select json_object_agg(policyname, array[roles::text, cmd, permissive, qual, with_check] order by policyname)
       from pg_policies where schemaname = 'public' and tablename = relname) as policies,
      (select json_object_agg(right(grantee, 7), verbs order by grantee) from (
        select grantee, string_agg(lower(privilege_type), ',' order by lower(privilege_type)) as verbs
        from information_schema.table_privileges
        where table_schema = 'public' and table_name = relname and grantee <> current_user group by grantee
      ) granted) as granted, current_user as owner
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> 'migrations'
    order by 1`)
  await client.end()
  return rows
}

/** Returns the policies and privileges that the entities require. */
const expectedAccess = (source: Pick<typeof schema, 'entities' | 'acrossBusinesses'>, owner: string) =>
  tableAccess(source)
    .map(({ table, business, tenant, global }) => {
      const own = `(${business} = (current_setting('workforce.business_id'::text, true))::integer)`
      const granted = Object.entries({ _global: global, _tenant: tenant }).filter(([, verbs]) => verbs.length > 0)
      return {
        table,
        secured: business !== undefined,
        policies: business && {
          global: [`{${owner}_global}`, 'ALL', 'PERMISSIVE', 'true', null],
          tenant: [`{${owner}_tenant}`, 'ALL', 'PERMISSIVE', own, null],
        },
        granted: Object.fromEntries(granted.map(([role, verbs]) => [role, verbs.toSorted().join()])),
        owner,
      }
    })
    .map((access) => ({ ...access, policies: access.policies ?? null }))
    .sort((a, b) => (a.table < b.table ? -1 : 1))

describe('a migrated database', secured, () => {
  it('has exactly the policies and privileges that follow from the entities', async () => {
    assert.deepEqual(await accessIn(app.databaseUrl), expectedAccess(schema, new URL(app.databaseUrl).username))
  })

  it('has policies and privileges for a new table without further configuration', async () => {
    const properties = { business_id: businessId(), id: id(), note: p.text() }
    const Note = defineEntity({ name: 'Note', tableName: 'notes', properties })
    const entities = [...schema.entities, Note] as unknown as typeof schema.entities
    const { url } = await createTestDatabase()
    const table = 'create table notes (business_id integer, id integer, note text, primary key (business_id, id))'
    const migrations = [...schema.migrations, oneTransaction('2999-01-01-notes', table)]
    await migrate({ ...schema, entities, migrations }, url)
    assert.deepEqual(await accessIn(url), expectedAccess({ ...schema, entities }, new URL(url).username))
  })
})

describe('the service', secured, () => {
  it('serves and delivers with a login that has only the two roles', async () => {
    const { databaseUrl, ...own } = await startTestApp()
    const business = await createBusiness(own)
    const receiver = await startReceiver()
    await createWebhook(own, { business_id: business.id, url: receiver.url })
    const url = new URL(databaseUrl)
    const login = `service_${process.pid}`
    const roles = `${url.username}_tenant, ${url.username}_global`
    await sql.raw(`create role ${login} login password 'service'`).execute(own.db)
    closeAfter(() => sql.raw(`drop role ${login}`).execute(app.db))
    await sql.raw(`grant ${roles} to ${login}`).execute(own.db)
    url.username = login
    url.password = 'service'

    const [server] = await Promise.all([startServerProcess(url.href), startWorkerProcess(url.href)])
    const response = await fetch(`${server.url}/v1/people`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${business.owner.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' }),
    })
    assert.equal(response.status, 201, await response.text())
    await receiver.until(1)
  })

  it('works without row-level security if the setting disables it', async () => {
    const open = await startTestApp({ env: { ROW_LEVEL_SECURITY: 'off' } })
    const [first, second] = [await createBusiness(open), await createBusiness(open)]
    const ada = await createPerson(open, { business_id: first.id })
    const bob = await createPerson(open, { business_id: second.id })
    const { body } = await caller(open, second.owner.token).call('people.list')
    assert.deepEqual(
      body.data.map(({ id }) => id),
      [bob.id],
    )
    const all = await createTestWork(open, second.id).db.selectFrom('people').select('id').orderBy('id').execute()
    assert.deepEqual(
      all.map(({ id }) => id),
      [ada.id, bob.id],
    )
  })
})
