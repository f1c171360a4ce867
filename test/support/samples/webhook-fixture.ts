import assert from 'node:assert/strict'
import { visitConsoleAs } from '../browser/console-visitor.ts'
import { caller } from '../http.ts'
import type { TestApp } from '../service/app.ts'
import { createBusiness, createEvent, createWebhook } from './factories.ts'

/** Signs an owner in to the console, with a webhook whose first delivery is pending. */
export async function createWebhookFixture(app: TestApp) {
  const { id: business_id, owner } = await createBusiness(app)
  const webhook = await createWebhook(app, { business_id })
  await createEvent(app, business_id)
  const api = caller(app, owner.token)
  const { data: deliveries } = (await api.call('webhookDeliveries.list', { path: { id: webhook.id } })).body
  const { data: events } = (await api.call('events.list')).body
  const visitor = await visitConsoleAs(app, owner)
  const [delivery = assert.fail('no delivery')] = deliveries
  const [event = assert.fail('no event')] = events
  return {
    business_id,
    owner,
    api,
    visitor,
    webhook: `/console/webhooks/${webhook.id}`,
    id: webhook.id,
    delivery,
    event,
  }
}

/** Adds an event with a delivery to a webhook. Returns the IDs in the URLs of their pages. */
export async function createSentEvent(app: TestApp, business_id: number) {
  const { id } = await createWebhook(app, { business_id })
  await createEvent(app, business_id)
  const { id: delivery_id, event_id } = await app.db
    .selectFrom('pending_deliveries')
    .select(['id', 'event_id'])
    .where('webhook_id', '=', id)
    .executeTakeFirstOrThrow()
  return { webhooks: { id, delivery_id }, events: { id: event_id } }
}
