import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from 'pg'
import { migrate } from '../../../../server/db/steps/migrate.ts'
import { schema } from '../../../../server/schema.ts'
import { closeAfter } from '../../../support/close-after.ts'
import { createTestDatabase } from '../../../support/postgres/database.ts'

test('moves pending deliveries, keeps ended ones in the log with their attempts, and continues the IDs', async () => {
  const { url } = await createTestDatabase({ empty: true })
  const place = schema.migrations.findIndex(({ name }) => name === '2026-11-23-pending-deliveries')
  assert.ok(place > 0)
  await migrate({ ...schema, migrations: schema.migrations.slice(0, place), partitioned: {} }, url, {
    rowLevelSecurity: false,
  })
  const client = new Client({ connectionString: url })
  await client.connect()
  closeAfter(() => client.end())
  const readRows = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows
  await client.query(`insert into businesses (name, currency, time_zone) values ('Acme', 'EUR', 'UTC')`)
  await client.query(`insert into webhooks (business_id, url, events, secret_ciphertext)
    select id, 'https://example.com/', '{*}', '' from businesses`)
  await client.query(`
    insert into webhook_deliveries (business_id, webhook_id, event_id, type, status, attempt_count, next_attempt_at,
      manual_attempt_at, created_at)
    select webhooks.business_id, webhooks.id, 'evt_' || status, 'person.created', status, 2,
      case when status = 'pending' then now() end, case when asked then now() end, now() - make_interval(days => age)
    from webhooks, (values ('pending', true, 0), ('succeeded', true, 20), ('failed', false, 10), ('skipped', false, 1))
      made (status, asked, age)`)
  await client.query(`
    insert into webhook_attempts (business_id, delivery_id, attempt, started_at, duration_ms, outcome)
    select business_id, id, 1, created_at, 1, 'http_error' from webhook_deliveries`)
  const [[lastId]] = (await readRows('select max(id)::int from webhook_deliveries')) as [[number]]

  await migrate(schema, url, { rowLevelSecurity: false })
  assert.deepEqual(await readRows('select event_id, attempt_count from pending_deliveries'), [['evt_pending', 2]])
  assert.deepEqual(await readRows('select event_id, status, attempt from webhook_deliveries order by created_at'), [
    ['evt_succeeded', 'succeeded', null],
    ['evt_failed', 'failed', null],
    ['evt_skipped', 'skipped', null],
  ])
  assert.equal((await readRows('select from webhook_attempts')).length, 4)
  assert.deepEqual(
    await readRows(`select event_id from manual_attempts join (
      select id, event_id from pending_deliveries union all select id, event_id from webhook_deliveries
    ) delivery on id = delivery_id order by 1`),
    [['evt_pending'], ['evt_succeeded']],
  )
  const added = await readRows(`
    insert into pending_deliveries (business_id, webhook_id, event_id, type, next_attempt_at)
    select business_id, id, 'evt_next', 'person.created', now() from webhooks returning id > ${lastId}`)
  assert.deepEqual(added, [[true]])
  assert.equal((await readRows('select from webhook_deliveries_rest')).length, 0)
})
