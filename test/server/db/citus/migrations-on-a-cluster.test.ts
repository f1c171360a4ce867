import assert from 'node:assert/strict'
import { it } from 'node:test'
import { migrate } from '../../../../server/db/steps/migrate.ts'
import {
  addConstraint,
  backfill,
  createIndex,
  dropIndex,
  inTransaction,
  setNotNull,
} from '../../../../server/db/steps/steps.ts'
import { schema } from '../../../../server/schema.ts'
import { caller } from '../../../support/http.ts'
import { execute, isCluster } from '../../../support/postgres/citus.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const next = {
  name: '9999-12-01-badges',
  steps: [
    inTransaction(
      `create table badges (business_id int not null, id int not null generated always as identity, person_id int not null,
        primary key (business_id, id))`,
      `select distribute_table('badges')`,
      'create index badges_person on badges (business_id, person_id)',
    ),
    addConstraint('badges', 'badges_business', 'foreign key (business_id) references businesses (id)'),
    addConstraint(
      'badges',
      'badges_person',
      'foreign key (business_id, person_id) references people (business_id, id)',
    ),
    inTransaction('alter table people add badge text, add lost int', `comment on column people.badge is 'the badge'`),
    inTransaction('alter table businesses add badge_colour text'),
    backfill('people', { set: `badge = 'of ' || first_name`, where: 'badge is null' }),
    backfill('businesses', { set: `badge_colour = 'green'`, where: 'badge_colour is null' }),
    createIndex('create index people_badge on people (business_id, badge)'),
    createIndex('create unique index people_lost on people (business_id, lost)'),
    addConstraint('people', 'people_badge_form', `check (badge <> '')`),
    setNotNull('people', 'badge'),
    dropIndex('people_lost'),
    inTransaction('alter table people drop column lost'),
  ],
}

it('supports each kind of step', { skip: !isCluster() && 'requires a cluster' }, async () => {
  const app = await startTestApp()
  const businesses = [await createBusiness(app), await createBusiness(app), await createBusiness(app)]
  for (const { owner } of businesses) {
    await caller(app, owner.token).call('people.create', {
      body: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' },
    })
  }
  const later = { ...schema, migrations: [...schema.migrations, next] }
  assert.deepEqual(await migrate(later, app.databaseUrl), [next.name])
  assert.deepEqual(await migrate(later, app.databaseUrl), [])

  const run = async (statement: string) => ((await execute(app.databaseUrl, statement)) as { rows: unknown[] }).rows
  for (const { id } of businesses) {
    await run(
      `insert into badges (business_id, person_id) select business_id, id from people where business_id = ${id}`,
    )
    assert.deepEqual(
      await run(`select first_name, badge, badge_colour from people join businesses on businesses.id = business_id
        where business_id = ${id} and first_name = 'Ada'`),
      [{ first_name: 'Ada', badge: 'of Ada', badge_colour: 'green' }],
    )
    await assert.rejects(run(`update people set badge = null where business_id = ${id}`), { code: '23502' })
    await assert.rejects(run(`update people set badge = '' where business_id = ${id}`), { code: '23514' })
    await assert.rejects(run(`insert into badges (business_id, person_id) values (${id}, 2147483647)`), {
      code: '23503',
    })
  }
  assert.deepEqual(
    await run(`select table_name::text as table, citus_table_type as type from citus_tables
      where table_name in ('badges'::regclass, 'businesses'::regclass, 'people'::regclass) order by 1`),
    [
      { table: 'badges', type: 'distributed' },
      { table: 'businesses', type: 'reference' },
      { table: 'people', type: 'distributed' },
    ],
  )
})
