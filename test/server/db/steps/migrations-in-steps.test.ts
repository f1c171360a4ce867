import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import {
  addConstraint,
  backfill,
  createIndex,
  dropIndex,
  inTransaction,
  setNotNull,
} from '../../../../server/db/steps/steps.ts'
import { schema } from '../../../../server/schema.ts'
import { findBlockingStatements } from '../../../support/postgres/blocking-statements.ts'

/** The last migration before the introduction of steps. Until then, migrations ran while the service was stopped. */
const lastEarlierMigration = '2026-11-23-pending-deliveries'

test('migrations block no requests', () => {
  const place = schema.migrations.findIndex(({ name }) => name === lastEarlierMigration)
  assert.ok(place > 0)
  assert.deepEqual(
    schema.migrations
      .slice(place + 1)
      .flatMap(({ name, steps }) => findBlockingStatements(steps).map((problem) => `${name}: ${problem}`)),
    [],
  )
})

describe('the check of migrations', () => {
  const unsafe: [statement: string, instead: RegExp][] = [
    ['create index people_badge on people (badge)', /`createIndex`/],
    ['create unique index "people_badge" on "people" ("badge")', /`createIndex`/],
    ['drop index people_created', /`dropIndex`/],
    ['alter table people add constraint known check (id > 0)', /`addConstraint`/],
    ['alter table "people" add foreign key (business_id) references businesses (id)', /`addConstraint`/],
    ['alter table people add badge int references badges (id)', /`addConstraint`/],
    ['alter table people add constraint own unique (business_id, badge)', /`createIndex`, then `add constraint/],
    ['alter table people add constraint disjoint exclude using gist (id with =)', /new table/],
    ['alter table people alter column phone type varchar(20)', /add a column, set it with `backfill`/],
    ['alter table people alter column phone set not null', /`setNotNull`/],
    ['alter table people add a int not null default 1, add badge text not null', /a default/],
    ['alter table people add badge uuid default gen_random_uuid()', /`backfill`/],
    ['alter table people add badge text generated always as (first_name) stored', /`backfill`/],
    ['alter table people rename column phone to telephone', /old name/],
    ['alter table people set unlogged', /add a column/],
    [`update people\n set phone = ''`, /`backfill`/],
    ['with old as (select 1) update people set phone = null from old', /`backfill`/],
    ['delete from people where deleted_at is not null', /a task of the worker/],
    ['lock table people', /leave it out/],
    ['do $$ begin update people set phone = null; end $$', /write the statements/],
  ]
  for (const [statement, instead] of unsafe) {
    it(`refuses: ${statement.replaceAll(/\s+/g, ' ')}`, () => {
      const problems = findBlockingStatements([inTransaction(statement)])
      assert.ok(
        problems.some((problem) => instead.test(problem) && problem.startsWith(statement)),
        problems.join('; '),
      )
    })
  }

  it('refuses to lock two tables at once', () => {
    const step = inTransaction('alter table people add badge text', 'alter table users add badge text')
    assert.deepEqual(findBlockingStatements([step]), [
      'people and users: change one existing table in each `inTransaction`',
    ])
  })

  it('allows fast statements, and any on a new table', () => {
    const steps = [
      inTransaction(
        'create table badges (business_id int not null, id int not null)',
        'create index badges_id on badges (id)',
        'alter table badges add constraint badges_id_check check (id > 0)',
        'insert into badges select business_id, id from people',
        'alter table people add badge text, add level int not null default 1, drop column phone',
        `comment on column people.badge is 'not null: update people'`,
        'create index logs_badge on only people (badge)',
        'alter table people add constraint own unique using index people_badge',
        'create trigger badge before insert on people for each row execute function set_badge()',
      ),
      createIndex('create index people_badge on people (badge)'),
      dropIndex('people_created'),
      addConstraint('people', 'known', 'check (id > 0)'),
      setNotNull('people', 'badge'),
      backfill('people', { set: 'badge = id', where: 'badge is null' }),
    ]
    assert.deepEqual(findBlockingStatements(steps), [])
  })
})
