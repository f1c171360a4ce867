import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startDeliveryStage } from '../support/receivers/deliveries.ts'
import { startReceiver } from '../support/receivers/receiver.ts'

const stage = await startDeliveryStage({ LOG_LEVEL: 'silent' })
const receiver = await startReceiver()

test('slow reads of the database delay deliveries but do not stop them', async () => {
  await stage.worker.end()
  await stage.subscribe(`${receiver.url}/slow`)
  await stage.addPerson()
  await sql`alter table events rename to stored_events`.execute(stage.app.db)
  await sql`
    create view events as select stored_events.* from stored_events cross join (select pg_sleep(2.5)) slow
  `.execute(stage.app.db)
  await sql`grant select on events to public`.execute(stage.app.db)
  await stage.replaceWorker()
  const [request] = await receiver.until(1, ({ path }) => path === '/slow')
  assert.equal(request?.headers['x-webhook-event'], 'person.created')
  await stage.worker.end()
  await sql`drop view events`.execute(stage.app.db)
  await sql`alter table stored_events rename to events`.execute(stage.app.db) // the check of statement plans needs it
})
