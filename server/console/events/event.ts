import type { Event, Webhook, WebhookDelivery } from '../../../sdk/src/index.ts'
import { facts, json } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext } from '../page-context.ts'
import { deliveryBadge } from '../webhooks/states.ts'

/** The maximum number of webhooks, each of which takes a request to the API. */
const maxWebhooks = 25

export const eventPage = consolePage({
  path: '/events/:id',
  show: async (context) => {
    const { api, path, formats } = context
    const event = await api.events.get(path.id ?? '')
    const { id, type, created_at, sequence } = event
    const deliveries = may(context, 'webhooks:read') ? await listDeliveries(context, event) : undefined
    return {
      title: type,
      trail: [['/console/events', text('events.title')]],
      content: html`${facts([
        [text('events.id'), html`<code>${id}</code>`],
        [text('events.time'), formats.exactTime(created_at)],
        [text('events.sequence'), sequence],
      ])}
      <h2>${text('events.data')}</h2>
      ${json(event.data, text('events.dataLabel'))}
      ${
        deliveries !== undefined &&
        html`<h2>${text('events.deliveries')}</h2>
        ${table(
          deliveries,
          [
            {
              title: text('events.webhook'),
              cell: ({ webhook, delivery }) =>
                html`<a href="/console/webhooks/${webhook.id}/deliveries/${delivery.id}">${webhook.url}</a>`,
            },
            { title: text('pages.status'), cell: ({ delivery }) => deliveryBadge(delivery) },
            { title: text('events.attempts'), isNumber: true, cell: ({ delivery }) => delivery.attempt_count },
          ],
          {
            caption: text('events.deliveriesCaption'),
            empty: html`<p class="soft">${text('events.noDeliveries')}</p>`,
          },
        )}`
      }`,
    }
  },
})

interface EventDelivery {
  webhook: Webhook
  delivery: WebhookDelivery
}

async function listDeliveries({ api }: PageContext, { id }: Event): Promise<EventDelivery[]> {
  const { data: webhooks } = await api.webhooks.list({ limit: maxWebhooks })
  const lists = webhooks.map(async (webhook): Promise<EventDelivery[]> => {
    const { data } = await api.webhookDeliveries.list(webhook.id, { event_id: id })
    return data.map((delivery) => ({ webhook, delivery }))
  })
  return (await Promise.all(lists)).flat()
}
