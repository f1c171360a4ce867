import assert from 'node:assert/strict'
import { once } from 'node:events'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { Client } from 'pg'
import { workerChannel } from '../../../server/outbox/wake-up.ts'
import { closeAfter } from '../../support/close-after.ts'
import { caller } from '../../support/http.ts'
import { createBusiness, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { db } = app

/** Creates a business, and functions that read its rows. */
async function business() {
  const { id, owner } = await createBusiness(app)
  const readRows = (table: 'people' | 'events' | 'pending_deliveries' | 'webhook_deliveries') =>
    db.selectFrom(table).selectAll().where('business_id', '=', id).orderBy('id').execute()
  return { id, api: caller(app, owner.token), readRows }
}

/** Returns the IDs of the webhooks that have a wake-up job. */
async function readWakeUps(): Promise<number[]> {
  const { rows } = await sql<{ webhook_id: number }>`
    select (payload ->> 'webhook_id')::integer as webhook_id from graphile_worker._private_jobs order by id
  `.execute(db)
  return rows.map(({ webhook_id }) => webhook_id)
}

let adaCount = 0
const ada = () => ({ first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++adaCount}@example.com` })

/** Runs `work` while inserts into a table fail. */
async function whileBroken(table: string, timing: string, work: () => Promise<void>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  await run(`create or replace function fail() returns trigger language plpgsql as 'begin raise ''broken''; end'`)
  await run(`create constraint trigger broken after insert on ${table} ${timing} for each row execute function fail()`)
  try {
    await work()
  } finally {
    await run(`drop trigger broken on ${table}`)
  }
}

describe('a change', () => {
  it('records an event, a delivery for each subscribed webhook, and a wake-up for each active one', async () => {
    const { id, api, readRows } = await business()
    const subscribed = await createWebhook(app, { business_id: id, events: ['person.created', 'person.deleted'] })
    const all = await createWebhook(app, { business_id: id, events: ['*'] })
    const inactive = await createWebhook(app, { business_id: id, events: ['*'], active: false })
    await createWebhook(app, { business_id: id, events: ['person.updated'] })
    await createWebhook(app, { business_id: (await business()).id, events: ['*'] })

    const before = (await readWakeUps()).length
    const { created_at } = (await api.call('people.create', { body: ada() })).body.data
    const [event = assert.fail(), ...others] = await readRows('events')
    assert.deepEqual(others, [])
    const readDeliveries = async (table: 'pending_deliveries' | 'webhook_deliveries') =>
      ((await readRows(table)) as { webhook_id: number; event_id: string }[]).map((row) => [
        row.webhook_id,
        row.event_id,
      ])
    assert.deepEqual(await readDeliveries('pending_deliveries'), [
      [subscribed.id, event.id],
      [all.id, event.id],
    ])
    assert.deepEqual(await readDeliveries('webhook_deliveries'), [[inactive.id, event.id]])
    assert.deepEqual((await readWakeUps()).slice(before), [subscribed.id, all.id])
    assert.equal(event.created_at, created_at)
  })

  it('sends a message to the worker that has a webhook open, and otherwise adds a job', async () => {
    const { id, api } = await business()
    const open = await createWebhook(app, { business_id: id })
    const other = await createWebhook(app, { business_id: id })
    await db.updateTable('webhooks').set({ drained_by: 4711 }).where('id', '=', open.id).execute()
    const listener = new Client({ connectionString: app.databaseUrl })
    await listener.connect()
    closeAfter(() => listener.end())
    await listener.query(`listen ${workerChannel}`)
    const notification = once(listener, 'notification')

    const before = (await readWakeUps()).length
    await api.call('people.create', { body: ada() })
    const [{ payload }] = await notification
    assert.deepEqual(JSON.parse(payload), { type: 'woken', webhook: open.id, to: 4711 })
    assert.deepEqual((await readWakeUps()).slice(before), [other.id])
  })

  it('stores the delivered text with ID, type, created_at and data', async () => {
    const { api, readRows } = await business()
    const person = (await api.call('people.create', { body: { ...ada(), first_name: 'Zoë "Z" 🚀' } })).body.data
    const [event] = (await readRows('events')) as { id: string; body: string }[]
    const { id, first_name, last_name, email, date_of_birth, created_at } = person
    const data = { id, first_name, last_name, email, date_of_birth, created_at }
    assert.equal(event?.body, JSON.stringify({ id: event?.id, type: 'person.created', created_at, data }))
    assert.match(event?.id ?? '', /^evt_[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/)
  })

  it('adds no wake-up without a subscription', async () => {
    const { id, api, readRows } = await business()
    await createWebhook(app, { business_id: id, events: ['leave.approved'] })
    const before = await readWakeUps()
    await api.call('people.create', { body: ada() })
    assert.deepEqual(await readWakeUps(), before)
    assert.equal((await readRows('events')).length, 1)
    assert.deepEqual(await readRows('pending_deliveries'), [])
  })

  it('records nothing if the commit fails', async () => {
    const { id, api, readRows } = await business()
    await createWebhook(app, { business_id: id })
    const before = await readWakeUps()
    await whileBroken('people', 'deferrable initially deferred', async () => {
      const { body } = await api.expectError(500, 'people.create', { body: ada() })
      assert.equal(body.message, 'Server error.')
    })
    for (const table of ['people', 'events', 'pending_deliveries'] as const) assert.deepEqual(await readRows(table), [])
    assert.deepEqual(await readWakeUps(), before)
  })

  for (const table of ['events', 'pending_deliveries', 'graphile_worker._private_jobs']) {
    it(`is rolled back if the insert into ${table} fails`, async () => {
      const { id, api, readRows } = await business()
      await createWebhook(app, { business_id: id })
      await whileBroken(table, '', async () => {
        await api.expectError(500, 'people.create', { body: ada() })
      })
      for (const other of ['people', 'events', 'pending_deliveries'] as const)
        assert.deepEqual(await readRows(other), [])
      await api.call('people.create', { body: ada() })
    })
  }
})
