import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { endDeliveries } from '../../../support/receivers/end-deliveries.ts'
import { createBusiness, createEvent, createWebhook } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

/** Creates a webhook with a number of deliveries. */
async function createDeliveries(count: number) {
  const { id: business_id, owner } = await createBusiness(app)
  const { id } = await createWebhook(app, { business_id })
  for (let index = 0; index < count; index++) await createEvent(app, business_id)
  const api = caller(app, owner.token)
  const list = (query: Record<string, unknown> = {}) => all(api, 'webhookDeliveries.list', { path: { id }, query })
  return { business_id, id, api, path: { id }, list }
}

describe('webhookDeliveries.list', () => {
  it('lists the deliveries of the webhook, newest first, with the IDs of the events', async () => {
    const { business_id, id, api, list } = await createDeliveries(3)
    await createWebhook(app, { business_id })
    await createEvent(app, business_id)
    const deliveries = await list()
    const events = await all(api, 'events.list')
    assert.deepEqual(
      deliveries.map(({ event_id }) => event_id),
      events.map(({ id }) => id).reverse(),
    )
    const [{ id: _, event_id, next_attempt_at, created_at, updated_at, ...rest } = assert.fail()] = deliveries
    assert.deepEqual(rest, { webhook_id: id, type: 'person.created', status: 'pending', attempt_count: 0 })
    assert.equal(next_attempt_at, created_at)
  })

  it('filters by event, including test events', async () => {
    const { business_id, api, path, list } = await createDeliveries(3)
    const [, middle] = await list()
    assert.deepEqual(await list({ event_id: middle?.event_id }), [middle])
    const { body } = await api.call('webhooks.sendTest', { path, body: { type: 'person.created' } })
    assert.deepEqual(
      (await list({ event_id: body.data.event_id })).map(({ id }) => id),
      [body.data.id],
    )
    const other = await createWebhook(app, { business_id })
    const query = { event_id: middle?.event_id }
    assert.deepEqual(await all(api, 'webhookDeliveries.list', { path: { id: other.id }, query }), [])
    const stranger = await createDeliveries(1)
    const [theirs] = await stranger.list()
    for (const event_id of [theirs?.event_id, `evt_${'f'.repeat(32)}`, 'evt_x']) {
      assert.deepEqual(await list({ event_id }), [])
    }
  })

  it('lists either tests or other deliveries', async () => {
    const { api, path, list } = await createDeliveries(2)
    const deliveries = await list()
    const { data } = (await api.call('webhooks.sendTest', { path, body: { type: 'person.created' } })).body
    const ids = async (query: { test?: boolean }) => (await list(query)).map(({ id }) => id)
    assert.deepEqual(await ids({ test: true }), [data.id])
    assert.deepEqual(
      await ids({ test: false }),
      deliveries.map(({ id }) => id),
    )
    assert.equal((await list()).length, 3)
  })

  it('filters by status, type and time', async () => {
    const { business_id, list } = await createDeliveries(3)
    const [newest, middle] = await list()
    const { db } = app
    await endDeliveries(db, { business_id, ids: [middle?.id ?? 0] }, { status: 'succeeded' })
    assert.deepEqual(
      (await list({ status: 'succeeded' })).map((row) => row.id),
      [middle?.id],
    )
    assert.equal((await list({ status: 'pending' })).length, 2)
    assert.deepEqual(await list({ status: 'failed' }), [])
    assert.equal((await list({ type: 'person.created' })).length, 3)
    assert.deepEqual(await list({ type: 'person.deleted' }), [])

    const later = '2999-01-01T00:00:00.000Z'
    await db
      .updateTable('pending_deliveries')
      .set({ created_at: later })
      .where('id', '=', newest?.id ?? 0)
      .execute()
    assert.deepEqual(
      (await list({ since: later })).map((row) => row.id),
      [newest?.id],
    )
    assert.deepEqual((await list({ until: later })).length, 2)
  })
})
