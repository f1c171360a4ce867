import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from 'pg'
import { migrate } from '../../../../server/db/steps/migrate.ts'
import { schema } from '../../../../server/schema.ts'
import { closeAfter } from '../../../support/close-after.ts'
import { createTestDatabase } from '../../../support/postgres/database.ts'

test('each person gets a first assignment from the start of the employment on', async () => {
  const { url } = await createTestDatabase({ empty: true })
  const place = schema.migrations.findIndex(({ name }) => name === '2026-11-26-assignments')
  assert.ok(place > 0)
  await migrate({ ...schema, migrations: schema.migrations.slice(0, place) }, url, { rowLevelSecurity: false })
  const client = new Client({ connectionString: url })
  await client.connect()
  closeAfter(() => client.end())
  await client.query(`insert into businesses (name, currency, time_zone) values ('Acme', 'EUR', 'UTC')`)
  const people = `insert into people (business_id, first_name, last_name, email, job_title, start_date, created_at, deleted_at,
      cleared_at)
    select id, 'Ada', label, label || '@example.com', label, start_date::date, '2026-02-03', deleted_at::timestamptz,
      cleared_at::timestamptz
    from businesses, (values ('started', '2025-01-01', null, null), ('undated', null, null, null),
      ('deleted', null, '2026-11-20', null), ('cleared', null, '2026-01-01', '2026-03-01')
    ) as person (label, start_date, deleted_at, cleared_at)`
  await client.query(people)
  await client.query(`update people set manager_id = (select id from people where last_name = 'started')
    where last_name = 'undated'`)

  await migrate({ ...schema, migrations: schema.migrations.slice(0, place + 1) }, url, { rowLevelSecurity: false })
  const { rows } = await client.query({
    text: `select assignments.job_title, effective_on::text, assignments.manager_id = boss.id, reason,
        applied_at is not null
      from assignments, people boss where boss.last_name = 'started' order by assignments.person_id`,
    rowMode: 'array',
  })
  assert.deepEqual(rows, [
    ['started', '2025-01-01', null, 'hire', true],
    ['undated', '2026-02-03', true, 'hire', true],
    ['deleted', '2026-02-03', null, 'hire', true],
  ])
})
