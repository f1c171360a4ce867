import type { Event, Webhook, WebhookDelivery } from '../../../sdk/src/index.ts'
import { facts, json } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext } from '../page-context.ts'
import { deliveryBadge } from '../webhooks/states.ts'

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

async function deliveriesOf({ api }: PageContext, { id }: Event): Promise<Sent[]> {
  const { data: webhooks } = await api.webhooks.list({ limit: mostWebhooks })
  const found = webhooks.map(async (webhook): Promise<Sent[]> => {
    const { data } = await api.webhookDeliveries.list(webhook.id, { event_id: id })
    return data.map((delivery) => ({ webhook, delivery }))
  })
  return (await Promise.all(found)).flat()
}
