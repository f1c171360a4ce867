import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { holdRows } from '../../support/race.ts'
import { createBusiness, createEvent, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('webhooks.delete', () => {
  it('deletes the webhook and its log, but not the events', async () => {
    const { id } = await createWebhook(app, { business_id })
    const { id: other } = await createWebhook(app, { business_id })
    await createEvent(app, business_id)
    const events = await all(api, 'events.list')

    await api.call('webhooks.delete', { path: { id } })
    await api.expectError(404, 'webhookDeliveries.list', { path: { id } })
    await api.expectError(404, 'webhooks.delete', { path: { id } })
    assert.equal((await all(api, 'webhookDeliveries.list', { path: { id: other } })).length, 1)
    assert.deepEqual(await all(api, 'events.list'), events)
  })

  it('hides the webhook from all operations while its log is locked, and blocks no events', async () => {
    const { id } = await createWebhook(app, { business_id })
    await createEvent(app, business_id)
    const [delivery] = await all(api, 'webhookDeliveries.list', { path: { id } })
    const path = { id: delivery?.id ?? 0 }
    const row = await holdRows(app.databaseUrl, 'pending_deliveries', [path.id])
    await api.call('webhooks.delete', { path: { id } })
    await createEvent(app, business_id)
    await api.expectError(404, 'webhooks.get', { path: { id } })
    for (const operation of ['webhookDeliveries.get', 'webhookDeliveries.redeliver'] as const)
      await api.expectError(404, operation, { path })
    await api.expectError(404, 'webhooks.update', { path: { id }, body: { active: true } })
    await api.expectError(404, 'webhooks.rotateSecret', { path: { id }, body: {} })
    await api.expectError(404, 'webhooks.sendTest', { path: { id }, body: { type: 'person.created' } })
    const since = new Date(0).toISOString()
    await api.expectError(404, 'webhooks.recover', { path: { id }, body: { since } })
    assert.ok((await all(api, 'webhooks.list')).every((webhook) => webhook.id !== id))
    await row.release()
  })
})
