import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../support/http.ts'
import { holdRows } from '../../support/race.ts'
import { releaseTogether } from '../../support/release-together.ts'
import { createBusiness, createEvent, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { startServerProcess } from '../../support/service/service-process.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('webhooks.sendTest', () => {
  it('creates a delivery of the contract’s example with a test ID', async () => {
    const { id } = await createWebhook(app, { business_id })
    const { status, body } = await api.call('webhooks.sendTest', { path: { id }, body: { type: 'payrun.approved' } })
    assert.equal(status, 202)
    assert.match(body.data.event_id, /^evt_test_[0-9a-f]{32}$/)
    const { rows } = await sql<{ body: string }>`select body from events where id = ${body.data.event_id}`.execute(
      app.db,
    )
    const event = JSON.parse(rows[0]?.body ?? '')
    const types = (await api.call('eventTypes.list')).body.data
    const example = types.find(({ type }) => type === 'payrun.approved')?.example
    assert.deepEqual(event, {
      id: body.data.event_id,
      type: 'payrun.approved',
      created_at: event.created_at,
      data: example?.data,
    })
    const deliveries = await all(api, 'webhookDeliveries.list', { path: { id } })
    assert.deepEqual(
      deliveries.map((delivery) => delivery.id),
      [body.data.id],
    )
  })

  it('adds neither an event nor a gap to the stream', async () => {
    const { id } = await createWebhook(app, { business_id })
    await createEvent(app, business_id)
    const { body } = await api.call('webhooks.sendTest', { path: { id }, body: { type: 'person.created' } })
    await createEvent(app, business_id)
    const stream = await all(api, 'events.list')
    assert.deepEqual(
      stream.map(({ sequence }) => sequence),
      stream.map((_, index) => index + 1),
    )
    assert.ok(stream.every((event) => event.id !== body.data.event_id))
    await api.expectError(404, 'events.get', { path: { id: body.data.event_id } })
  })

  it('accepts up to ten pending tests, even when forty requests race in two processes', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const { id } = await createWebhook(app, { business_id })
    const otherApi = caller(app, owner.token)
    const body = { type: 'person.created' as const }
    for (let count = 0; count < 9; count++) await otherApi.call('webhooks.sendTest', { path: { id }, body })

    const other = await startServerProcess(app.databaseUrl)
    const lock = await holdRows(app.databaseUrl, 'webhooks', [id])
    const request = { method: 'POST', path: `/v1/webhooks/${id}/test`, token: owner.token, body }
    const responses = releaseTogether(
      Array(20)
        .fill([app, other])
        .flat()
        .map(({ url }) => ({ ...request, url })),
    )
    await lock.untilBlocked(2 * app.config.databaseShare)
    await lock.release()
    const statuses = (await responses).map(({ status }) => status)
    assert.deepEqual(statuses.sort(), [202, ...Array(39).fill(409)])
    assert.equal((await all(otherApi, 'webhookDeliveries.list', { path: { id } })).length, 10)
  })
})
