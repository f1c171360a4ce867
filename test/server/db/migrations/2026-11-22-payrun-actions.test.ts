import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOrm } from '../../../../server/db/orm.ts'
import { migrate } from '../../../../server/db/steps/migrate.ts'
import { schema } from '../../../../server/schema.ts'
import { closeAfter } from '../../../support/close-after.ts'
import { createTestDatabase } from '../../../support/postgres/database.ts'

test('renames existing entries about pay runs to the event types, and no other entries', async () => {
  const { url } = await createTestDatabase({ empty: true })
  const orm = createOrm(schema, { databaseUrl: url, databasePoolSize: 1 })
  closeAfter(() => orm.close())
  const em = orm.em.fork()
  const place = schema.migrations.findIndex(({ name }) => name === '2026-11-22-payrun-actions')
  assert.ok(place > 0)
  const earlier = { ...schema, migrations: schema.migrations.slice(0, place) }
  await migrate(earlier, url, { rowLevelSecurity: false })
  await em.execute(`insert into businesses (name, currency, time_zone) values ('Acme', 'EUR', 'UTC')`)
  const before = ['pay_run.created', 'pay_run.payslips_changed', 'payrun.exported', 'person.created', 'payXrun.created']
  for (const action of before) {
    await em.execute(`insert into audit_log (business_id, action, request_id) select id, ?, 'req_1' from businesses`, [
      action,
    ])
  }
  await migrate(schema, url, { rowLevelSecurity: false })
  const after = await em.execute<{ action: string }[]>('select action from audit_log order by id')
  assert.deepEqual(
    after.map(({ action }) => action),
    ['payrun.created', 'payrun.payslips_changed', 'payrun.exported', 'person.created', 'payXrun.created'],
  )
})
