import type { Event, Webhook, WebhookDelivery } from '../../../sdk/src/index.ts'
import { facts, json } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { may, type Visit } from '../visit.ts'
import { deliveryBadge } from '../webhooks/states.ts'

/** How far the clocks of the database and of the service may differ. */
const toleranceMs = 60_000

/** Looking into more webhooks would be slow; the log of each has the rest. */
const mostWebhooks = 25

export const eventPage = consolePage({
  path: '/events/:id',
  show: async (visit) => {
    const { api, path, formats } = visit
    const event = await api.events.get(path.id ?? '')
    const { id, type, created_at, sequence } = event
    const sent = may(visit, 'webhooks:read') ? await deliveriesOf(visit, event) : undefined
    return {
      title: type,
      trail: [['/console/events', 'Events']],
      content: html`${facts([
        ['Id', html`<code>${id}</code>`],
        ['When', formats.exactTime(created_at)],
        ['Place in the stream', sequence],
      ])}
      <h2>Content</h2>
      ${json(event.data, 'Content of the event')}
      ${
        sent !== undefined &&
        html`<h2>Deliveries</h2>
        ${table(
          sent,
          [
            {
              title: 'Webhook',
              cell: ({ webhook, delivery }) =>
                html`<a href="/console/webhooks/${webhook.id}/deliveries/${delivery.id}">${webhook.url}</a>`,
            },
            { title: 'State', cell: ({ delivery }) => deliveryBadge(delivery) },
            { title: 'Attempts', isNumber: true, cell: ({ delivery }) => delivery.attempt_count },
          ],
          {
            caption: 'Deliveries of this event',
            empty: html`<p class="soft">No webhook got it: none had subscribed to it then, or it is longer ago than the
              thirty days for which deliveries are kept.</p>`,
          },
        )}`
      }`,
    }
  },
})

interface Sent {
  webhook: Webhook
  delivery: WebhookDelivery
}

/** Deliveries are made together with their event, so they are of the same minute. */
async function deliveriesOf({ api }: Visit, { id, type, created_at }: Event): Promise<Sent[]> {
  const at = Date.parse(created_at)
  const since = new Date(at - toleranceMs).toISOString()
  const until = new Date(at + toleranceMs).toISOString()
  const { data: webhooks } = await api.webhooks.list({ limit: mostWebhooks })
  const found = webhooks.map(async (webhook): Promise<Sent[]> => {
    const query = { type, since, until, limit: 200 } as const
    for await (const delivery of api.webhookDeliveries.list(webhook.id, query)) {
      if (delivery.event_id === id) return [{ webhook, delivery }]
    }
    return []
  })
  return (await Promise.all(found)).flat()
}
