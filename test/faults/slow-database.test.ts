import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startDeliveryFixture } from '../support/receivers/delivery-fixture.ts'
import { startReceiver } from '../support/receivers/receiver.ts'

const fixture = await startDeliveryFixture({ LOG_LEVEL: 'silent' })
const receiver = await startReceiver()

test('slow reads of the database delay deliveries but do not stop them', async () => {
  await fixture.worker.end()
  await fixture.subscribe(`${receiver.url}/slow`)
  await fixture.addPerson()
  await sql`alter table events rename to stored_events`.execute(fixture.app.db)
  await sql`
    create view events as select stored_events.* from stored_events cross join (select pg_sleep(2.5)) slow
  `.execute(fixture.app.db)
  await sql`grant select on events to public`.execute(fixture.app.db)
  await fixture.replaceWorker()
  const [request] = await receiver.until(1, ({ path }) => path === '/slow')
  assert.equal(request?.headers['x-webhook-event'], 'person.created')
  await fixture.worker.end()
  await sql`drop view events`.execute(fixture.app.db)
  await sql`alter table stored_events rename to events`.execute(fixture.app.db) // the check of statement plans needs it
})
