import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { sqlOf } from '../../server/db/orm.ts'
import { startDeliveryStage } from '../support/deliveries.ts'
import { startReceiver } from '../support/receiver.ts'

const stage = await startDeliveryStage({ LOG_LEVEL: 'silent' })
const receiver = await startReceiver()
after(async () => {
  await stage.close()
  await receiver.close()
})

test('a database that takes seconds for each read slows deliveries down and does not stop them', async () => {
  await stage.worker.end()
  await stage.subscribe(`${receiver.url}/slow`)
  await stage.addPerson()
  await sql`alter table events rename to stored_events`.execute(sqlOf(stage.app.orm.em.fork()))
  await sql`
    create view events as select stored_events.* from stored_events cross join (select pg_sleep(2.5)) slow
  `.execute(sqlOf(stage.app.orm.em.fork()))
  await stage.replaceWorker()
  const [request] = await receiver.until(1, ({ path }) => path === '/slow')
  assert.equal(request?.headers['x-webhook-event'], 'person.created')
})
