import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Client } from 'pg'
import { migrate } from '../../../../server/db/steps/migrate.ts'
import {
  addConstraint,
  backfill,
  createIndex,
  dropIndex,
  fill,
  inTransaction,
  type Step,
  setNotNull,
} from '../../../../server/db/steps/steps.ts'
import { schema } from '../../../../server/schema.ts'
import { closeAfter } from '../../../support/close-after.ts'
import { isCluster } from '../../../support/postgres/citus.ts'
import { createTestDatabase } from '../../../support/postgres/database.ts'
import { eventually, hold } from '../../../support/race.ts'

/** Creates a migrated database with two businesses and people in each, sorted by `last_name`. */
async function createDatabaseWithPeople(count: number) {
  const { url } = await createTestDatabase()
  const client = new Client({ connectionString: url })
  await client.connect()
  closeAfter(() => client.end())
  await client.query(`set lock_timeout = '60s'`) // the test fails if a migration waits longer
  await client.query(
    `insert into businesses (name, currency, time_zone) values ('Acme', 'EUR', 'UTC'), ('Other', 'EUR', 'UTC')`,
  )
  await client.query(
    `insert into people (business_id, first_name, last_name, email)
      select businesses.id, 'Ada', lpad(n::text, 4, '0') as last_name, n || '@example.com'
      from businesses, generate_series(1, $1) n order by businesses.id, last_name`,
    [count],
  )
  const selectOne = async <T>(text: string): Promise<T> =>
    (await client.query({ text, rowMode: 'array' })).rows[0]?.[0] as T
  return {
    url,
    client,
    selectOne,
    /** Applies migrations with the given steps, named in order. */
    apply: (...migrations: Step[][]) =>
      migrate(
        {
          ...schema,
          migrations: [
            ...schema.migrations,
            ...migrations.map((steps, index) => ({ name: `9999-12-3${index}-badges`, steps })),
          ],
        },
        url,
      ),
    /** Terminates the session of the migration, as if its process had been killed. */
    kill: () =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'workforce-migrate'`),
  }
}

const [first, second] = ['9999-12-30-badges', '9999-12-31-badges']
const addBadge = inTransaction('alter table people add badge text')
const indexBadge = createIndex('create index people_badge on people (business_id, badge)')
const isValid = `select indisvalid from pg_index where indexrelid = to_regclass('people_badge')`
const badges = 'select count(badge)::int from people'

const skip = isCluster() && 'who waits on the machines of a cluster is not seen from here'

describe('an index', { skip }, () => {
  it('is built while a writer has an open transaction and others write', async () => {
    const { url, client, selectOne, apply } = await createDatabaseWithPeople(10)
    await apply([addBadge])
    const writer = await hold(url, `update people set badge = 'a' where last_name = '0001'`)
    const migrated = apply([addBadge], [indexBadge])
    await writer.untilBlocked(1)
    assert.equal((await client.query(`update people set badge = 'b' where last_name = '0002'`)).rowCount, 2)
    assert.notEqual(await selectOne(isValid), true)
    await writer.commit()
    assert.deepEqual(await migrated, [second])
    assert.equal(await selectOne(isValid), true)
  })

  it('is built by one of several processes, and does not wait for the others', async () => {
    const { url, selectOne, apply } = await createDatabaseWithPeople(10)
    await apply([addBadge])
    const writer = await hold(url, `update people set badge = 'a' where last_name = '0001'`)
    const migrated = [1, 2, 3].map(() => apply([addBadge], [indexBadge]))
    await writer.untilBlocked(1)
    await writer.release()
    assert.equal((await Promise.all(migrated)).flat().join(), second)
    assert.equal(await selectOne(isValid), true)
  })

  it('is built again after an interrupted build', async () => {
    const { url, selectOne, apply, kill } = await createDatabaseWithPeople(10)
    await apply([addBadge])
    const writer = await hold(url, `update people set badge = 'a' where last_name = '0001'`)
    const migrated = assert.rejects(apply([addBadge], [indexBadge]))
    await writer.untilBlocked(1)
    await kill()
    await migrated
    await writer.commit()
    assert.equal(await selectOne(isValid), false)
    assert.deepEqual(await apply([addBadge], [indexBadge]), [second])
    assert.equal(await selectOne(isValid), true)
  })

  it('is dropped concurrently with readers, even when it no longer exists', async () => {
    const { url, client, selectOne, apply } = await createDatabaseWithPeople(10)
    const reader = await hold(url, 'select from people')
    const migrated = apply([dropIndex('people_created'), dropIndex('people_nothing')])
    await reader.untilBlocked(1)
    await client.query(`update people set first_name = 'Eva'`)
    await reader.release()
    await migrated
    assert.equal(await selectOne(`select to_regclass('people_created')`), null)
  })

  it('must have a name', () => {
    assert.throws(() => createIndex('create index on people (badge)'), /not the statement of an index with a name/)
  })
})

describe('a backfill', { skip }, () => {
  const setBadges = backfill('people', { set: `badge = 'B' || id`, where: 'badge is null' })

  it('changes all matching rows, with any key of the table', async () => {
    const { selectOne, apply } = await createDatabaseWithPeople(3_000)
    await apply([
      inTransaction('alter table people add badge text'),
      inTransaction('alter table businesses add badge text'),
      inTransaction(
        'create table badges (business_id int, kind text, at timestamptz, n int, primary key (business_id, kind, at))',
        `insert into badges select business_id, last_name || 'o''k', now() - id * interval '1 second' / 1000000, 1 from people`,
      ),
      setBadges,
      backfill('businesses', { set: `badge = 'B'`, where: 'badge is null' }),
      backfill('badges', { set: 'n = n + 1', where: `n = 1 and kind <> '0007o''k'` }),
    ])
    assert.equal(await selectOne(`select count(*)::int from people where badge = 'B' || id`), 6_000)
    assert.equal(await selectOne('select count(badge)::int from businesses'), 2)
    assert.equal(await selectOne('select count(*)::int from badges where n = 2'), 5_998)
  })

  it('resumes with the remaining rows after it was killed, and locks each row only briefly', async () => {
    const { url, client, selectOne, apply, kill } = await createDatabaseWithPeople(2_000)
    await apply([addBadge])
    const writer = await hold(url, 'select from people where business_id = 2 and last_name = $1 for update', ['1500'])
    const migrated = assert.rejects(apply([addBadge], [setBadges]))
    await eventually('all earlier rows are updated', async () => (await selectOne(badges)) === 2_000 + 1_499)
    await client.query(`update people set phone = '1' where last_name in ('1499', '1501')`)
    await kill()
    await migrated
    await writer.release()
    const rowVersions = `select md5(string_agg(xmin::text, ',' order by id)) from people where business_id = 1`
    const before = await selectOne(rowVersions)
    assert.deepEqual(await apply([addBadge], [setBadges]), [second])
    assert.equal(await selectOne(badges), 4_000)
    assert.equal(await selectOne(rowVersions), before)
  })
})

describe('a fill', { skip }, () => {
  const cards = inTransaction(
    'create table cards (business_id int, person_id int, name text, primary key (business_id, person_id))',
  )
  const addCards = fill('people', {
    into: 'cards',
    values: { business_id: 't.business_id', person_id: 't.id', name: 't.last_name' },
    where: `not exists (select from cards where business_id = t.business_id and person_id = t.id)`,
  })

  it('inserts a row for each matching row once, and resumes with the remaining ones', async () => {
    const { client, selectOne, apply } = await createDatabaseWithPeople(3_000)
    await apply([cards])
    await client.query(`insert into cards select business_id, id, 'before' from people where last_name = '0007'`)
    await apply([cards], [addCards])
    assert.equal(await selectOne('select count(*)::int from cards join people on id = person_id'), 6_000)
    assert.equal(await selectOne(`select count(*)::int from cards where name = 'before'`), 2)
    assert.equal(await selectOne(`select reltuples::int from pg_class where relname = 'cards'`), 6_000)
  })
})

describe('a constraint', { skip }, () => {
  const known = addConstraint('people', 'people_badge_known', `check (badge <> 'none')`)
  const isValidated = `select convalidated from pg_constraint where conname = 'people_badge_known'`

  it('is validated while others write, and enforced for their writes', async () => {
    const { url, client, selectOne, apply } = await createDatabaseWithPeople(10)
    await apply([addBadge])
    const reader = await hold(url, 'select from people')
    const migrated = apply([addBadge], [known, setNotNull('people', 'badge')]).catch((error: unknown) => error)
    await reader.untilBlocked(1)
    await client.query(`update people set badge = 'a'`) // a request succeeds while the constraint waits for its lock
    await reader.release()
    assert.deepEqual(await migrated, [second])
    assert.equal(await selectOne(isValidated), true)
    await assert.rejects(client.query(`update people set badge = 'none'`), { constraint: 'people_badge_known' })
    await assert.rejects(client.query('update people set badge = null'), { code: '23502' })
    assert.equal(await selectOne(`select count(*)::int from pg_constraint where conname like 'people_badge_fil%'`), 0)
  })

  it('with violations is enforced for new rows, and is checked again by the next migration', async () => {
    const { client, selectOne, apply } = await createDatabaseWithPeople(10)
    await apply([addBadge])
    await client.query(`update people set badge = 'none'`)
    await assert.rejects(apply([addBadge], [known]), { constraint: 'people_badge_known' })
    assert.equal(await selectOne(isValidated), false)
    await client.query(`update people set badge = 'a'`)
    assert.deepEqual(await apply([addBadge], [known]), [second])
    assert.equal(await selectOne(isValidated), true)
  })
})

describe('a migration that fails', { skip }, () => {
  it('keeps earlier migrations and steps, and resumes with the failed step', async () => {
    const { client, selectOne, apply } = await createDatabaseWithPeople(10)
    const steps = [
      inTransaction('alter table people add level int not null default 1'),
      createIndex('create unique index people_level on people (business_id, level)'),
      inTransaction('alter table people add rank int', 'alter table people add rank int'),
    ]
    await assert.rejects(apply([addBadge], steps), { code: '23505' })
    const applied = `select string_agg(name, ' and ' order by id) from migrations where name like '9999%'`
    assert.equal(await selectOne(applied), `${first} and ${second}, step 1`)
    await client.query('update people set level = id')
    await assert.rejects(apply([addBadge], steps), { code: '42701' })
    assert.equal(await selectOne(applied), `${first} and ${second}, step 1 and ${second}, step 2`)
    assert.equal(await selectOne(`select count(*)::int from pg_attribute where attname = 'rank'`), 0)
    assert.deepEqual(await apply([addBadge], steps.slice(0, 2)), [second])
    assert.equal(await selectOne(applied), `${first} and ${second}`)
  })
})
