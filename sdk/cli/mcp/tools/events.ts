import type { Event, EventsListQuery, Workforce } from 'workforce-sdk'
import { pageQuery, paging } from '../inputs.ts'
import { array, iso, optional, strictObject, string } from '../library.ts'
import { defineReader } from '../tool.ts'

/** Selects what an event is about: its record is read with the tools of the record. */
function summarize({ id, type, created_at, data }: Event) {
  const { id: record_id, person_id, changed } = data as { id?: unknown; person_id?: unknown; changed?: unknown }
  return { id, type, created_at, record_id, person_id, changed }
}

export const recentEvents = defineReader({
  name: 'recent_events',
  title: 'See recent events',
  description:
    'Returns the latest changes in the business, latest first: the type, the time and the ID of the record of each event. Only events of areas that the key may read.',
  requests: ['GET /events'],
  scopes: ['events:read'],
  input: strictObject({
    types: optional(array(string()).min(1).max(20).describe('Event types, such as person.created or leave.requested')),
    since: optional(iso.datetime().describe('Only events since this time, such as 2026-01-15T09:30:00Z')),
    ...paging,
  }),
  run: async ({ workforce }, { types, since, ...page }) => {
    const events = await workforce.events.list({
      ...pageQuery(page),
      sort: '-sequence',
      ...(types !== undefined && { types: types as NonNullable<EventsListQuery['types']> }),
      ...(since !== undefined && { since }),
    })
    return { data: { events: events.data.map(summarize) }, nextCursor: events.nextCursor }
  },
})

/** The maximum number of webhooks that are looked at. */
const maxWebhooks = 20

export const checkWebhooks = defineReader({
  name: 'check_webhooks',
  title: 'Check the webhooks',
  description:
    'Returns the webhooks, whether each is active, its attempts in the last 24 hours, and its latest failed deliveries with the response of the receiver.',
  requests: ['GET /webhooks', 'GET /webhooks/{id}/deliveries', 'GET /webhook-deliveries/{id}'],
  scopes: ['webhooks:read'],
  input: strictObject({}),
  run: async ({ workforce }) => {
    const webhooks = await workforce.webhooks.list({ limit: maxWebhooks })
    const entries = webhooks.data.map(async (webhook) => ({
      id: webhook.id,
      url: webhook.url,
      events: webhook.events,
      description: webhook.description,
      active: webhook.active,
      disabled_reason: webhook.disabled_reason,
      last_24_hours: webhook.last_24_hours,
      failed_deliveries: await findFailures(workforce, webhook.id),
    }))
    return { data: { webhooks: await Promise.all(entries), has_more_webhooks: webhooks.nextCursor !== null } }
  },
})

/** Returns the latest failed deliveries of a webhook, each with its last attempt. */
async function findFailures(workforce: Workforce, webhookId: number) {
  const failed = await workforce.webhookDeliveries.list(webhookId, { status: 'failed', limit: 3 })
  const deliveries = failed.data.map(async ({ id }) => {
    const { type, event_id, created_at, attempt_count, attempts = [] } = await workforce.webhookDeliveries.get(id)
    const { outcome, response_status, response_excerpt, error } = attempts.at(-1) ?? {}
    return { id, type, event_id, created_at, attempt_count, outcome, response_status, response_excerpt, error }
  })
  return Promise.all(deliveries)
}
