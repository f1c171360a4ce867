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

/** A business of its own, and what stands in the tables for it. */
async function business() {
  const { id, owner } = await createBusiness(app)
  const rowsOf = (table: 'people' | 'events' | 'pending_deliveries' | 'webhook_deliveries') =>
    db.selectFrom(table).selectAll().where('business_id', '=', id).orderBy('id').execute()
  return { id, api: caller(app, owner.token), rowsOf }
}

/** The webhooks that the worker was woken for, by the jobs that are there. */
async function woken(): Promise<number[]> {
  const { rows } = await sql<{ webhook_id: number }>`
    select (payload ->> 'webhook_id')::integer as webhook_id from graphile_worker._private_jobs order by id
  `.execute(db)
  return rows.map(({ webhook_id }) => webhook_id)
}

let named = 0
const ada = () => ({ first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++named}@example.com` })

/** Runs `work` while a statement on a table fails, as a full disk or a broken constraint would make it. */
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

describe('what a change records', () => {
  it('is an event, a delivery for each webhook that wants it, and a wake-up for each that is active', async () => {
    const { id, api, rowsOf } = await business()
    const wants = await createWebhook(app, { business_id: id, events: ['person.created', 'person.deleted'] })
    const all = await createWebhook(app, { business_id: id, events: ['*'] })
    const asleep = await createWebhook(app, { business_id: id, events: ['*'], active: false })
    await createWebhook(app, { business_id: id, events: ['person.updated'] })
    await createWebhook(app, { business_id: (await business()).id, events: ['*'] })

    const before = (await woken()).length
    const { created_at } = (await api.call('people.create', { body: ada() })).body.data
    const [event = assert.fail(), ...others] = await rowsOf('events')
    assert.deepEqual(others, [])
    const deliveriesIn = async (table: 'pending_deliveries' | 'webhook_deliveries') =>
      ((await rowsOf(table)) as { webhook_id: number; event_id: string }[]).map((row) => [row.webhook_id, row.event_id])
    assert.deepEqual(await deliveriesIn('pending_deliveries'), [
      [wants.id, event.id],
      [all.id, event.id],
    ])
    assert.deepEqual(await deliveriesIn('webhook_deliveries'), [[asleep.id, event.id]])
    assert.deepEqual((await woken()).slice(before), [wants.id, all.id])
    assert.equal(event.created_at, created_at)
  })

  it('wakes the worker that has a webhook open by a message, and any worker by a job where none has', async () => {
    const { id, api } = await business()
    const open = await createWebhook(app, { business_id: id })
    const other = await createWebhook(app, { business_id: id })
    await db.updateTable('webhooks').set({ drained_by: 4711 }).where('id', '=', open.id).execute()
    const hearing = new Client({ connectionString: app.databaseUrl })
    await hearing.connect()
    closeAfter(() => hearing.end())
    await hearing.query(`listen ${workerChannel}`)
    const heard = once(hearing, 'notification')

    const before = (await woken()).length
    await api.call('people.create', { body: ada() })
    const [{ payload }] = await heard
    assert.deepEqual(JSON.parse(payload), { say: 'woken', webhook: open.id, to: 4711 })
    assert.deepEqual((await woken()).slice(before), [other.id])
  })

  it('is written once as the text that is sent: id, type, created_at, data and nothing else', async () => {
    const { api, rowsOf } = await business()
    const person = (await api.call('people.create', { body: { ...ada(), first_name: 'Zoë "Z" 🚀' } })).body.data
    const [event] = (await rowsOf('events')) as { id: string; body: string }[]
    const { id, first_name, last_name, email, date_of_birth, created_at } = person
    const data = { id, first_name, last_name, email, date_of_birth, created_at }
    assert.equal(event?.body, JSON.stringify({ id: event?.id, type: 'person.created', created_at, data }))
    assert.match(event?.id ?? '', /^evt_[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/)
  })

  it('wakes nobody where no webhook wants it', async () => {
    const { id, api, rowsOf } = await business()
    await createWebhook(app, { business_id: id, events: ['leave.approved'] })
    const before = await woken()
    await api.call('people.create', { body: ada() })
    assert.deepEqual(await woken(), before)
    assert.equal((await rowsOf('events')).length, 1)
    assert.deepEqual(await rowsOf('pending_deliveries'), [])
  })

  it('is nothing when the change is undone at its very end', async () => {
    const { id, api, rowsOf } = await business()
    await createWebhook(app, { business_id: id })
    const before = await woken()
    await whileBroken('people', 'deferrable initially deferred', async () => {
      const { body } = await api.refused(500, 'people.create', { body: ada() })
      assert.equal(body.message, 'Server error.')
    })
    for (const table of ['people', 'events', 'pending_deliveries'] as const) assert.deepEqual(await rowsOf(table), [])
    assert.deepEqual(await woken(), before)
  })

  for (const table of ['events', 'pending_deliveries', 'graphile_worker._private_jobs']) {
    it(`undoes the change when ${table} cannot be written`, async () => {
      const { id, api, rowsOf } = await business()
      await createWebhook(app, { business_id: id })
      await whileBroken(table, '', async () => {
        await api.refused(500, 'people.create', { body: ada() })
      })
      for (const left of ['people', 'events', 'pending_deliveries'] as const) assert.deepEqual(await rowsOf(left), [])
      await api.call('people.create', { body: ada() })
    })
  }
})
