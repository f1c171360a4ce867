import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { hold } from '../../../support/race.ts'
import { createBusiness, createEvent, createWebhook } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp({ env: { DATABASE_SHARE: '5' } })

async function createDelivery() {
  const { id: business_id, owner } = await createBusiness(app)
  const { id: webhook_id } = await createWebhook(app, { business_id, active: false })
  await createEvent(app, business_id)
  const api = caller(app, owner.token)
  const [delivery] = await all(api, 'webhookDeliveries.list', { path: { id: webhook_id } })
  assert.ok(delivery)
  return { business_id, api, delivery }
}

describe('webhookDeliveries.redeliver', () => {
  it('returns the delivery before the attempt', async () => {
    const { api, delivery } = await createDelivery()
    const { status, body } = await api.call('webhookDeliveries.redeliver', { path: { id: delivery.id } })
    assert.equal(status, 202)
    assert.deepEqual({ ...body.data, updated_at: '' }, { ...delivery, updated_at: '' })
  })

  it('refuses a second attempt while the first is pending', async () => {
    const { api, delivery } = await createDelivery()
    await api.call('webhookDeliveries.redeliver', { path: { id: delivery.id } })
    await api.expectError(409, 'webhookDeliveries.redeliver', { path: { id: delivery.id } })
  })

  it('refuses more than a hundred attempts', async () => {
    const { api, delivery } = await createDelivery()
    const setAttempts = (attempt_count: number) =>
      app.db.updateTable('webhook_deliveries').set({ attempt_count }).where('id', '=', delivery.id).execute()
    await setAttempts(100)
    const { body } = await api.expectError(409, 'webhookDeliveries.redeliver', { path: { id: delivery.id } })
    assert.match(body.message, /100 attempts/)
    await setAttempts(99)
    await api.call('webhookDeliveries.redeliver', { path: { id: delivery.id } })
  })

  it('accepts one of several concurrent requests', async () => {
    const { business_id, api, delivery } = await createDelivery()
    const input = { path: { id: delivery.id } }
    const insert = `insert into manual_attempts (business_id, webhook_id, delivery_id) values ($1, 0, $2)`
    const lock = await hold(app.databaseUrl, insert, [business_id, delivery.id])
    const requests = Array.from({ length: 5 }, () => api.send('webhookDeliveries.redeliver', input))
    await lock.untilBlocked(5)
    await lock.release()
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    assert.deepEqual(statuses.sort(), [202, 409, 409, 409, 409])
  })
})
