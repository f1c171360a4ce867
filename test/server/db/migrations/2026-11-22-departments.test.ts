import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOrm } from '../../../../server/db/orm.ts'
import { migrate } from '../../../../server/db/steps/migrate.ts'
import { schema } from '../../../../server/schema.ts'
import { closeAfter } from '../../../support/close-after.ts'
import { createTestDatabase } from '../../../support/postgres/database.ts'

test('creates one department for each name in the records of people, ignoring case', async () => {
  const { url } = await createTestDatabase({ empty: true })
  const orm = createOrm(schema, { databaseUrl: url, databasePoolSize: 1 })
  closeAfter(() => orm.close())
  const em = orm.em.fork()
  const place = schema.migrations.findIndex(({ name }) => name === '2026-11-22-departments')
  assert.ok(place > 0)
  await migrate({ ...schema, migrations: schema.migrations.slice(0, place) }, url, { rowLevelSecurity: false })
  await em.execute(
    `insert into businesses (name, currency, time_zone) values ('Acme', 'EUR', 'UTC'), ('Other', 'EUR', 'UTC')`,
  )
  const names = ['Engines', ' ENGINES', null, 'Research\tand\n development', 'engines']
  for (const [at, department] of names.entries()) {
    await em.execute(
      `insert into people (business_id, first_name, last_name, email, department)
       select id, ?, 'Person', ?, ? from businesses`,
      [String(at), `person-${at}@example.com`, department],
    )
  }
  await migrate(schema, url, { rowLevelSecurity: false })
  const rows = await em.execute<{ business_id: number; department: string | null }[]>(`
    select people.business_id, departments.name as department from people
    left join departments on departments.business_id = people.business_id and departments.id = people.department_id
    order by people.business_id, people.first_name`)
  const expected = ['Engines', 'Engines', null, 'Research and development', 'Engines']
  assert.deepEqual(
    rows.map(({ department }) => department),
    [...expected, ...expected],
  )
  assert.deepEqual(await em.execute('select count(*)::int as count from departments'), [{ count: 4 }])
})
