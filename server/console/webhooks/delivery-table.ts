import type { Webhook, WebhookDelivery } from '../../../sdk/src/index.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'
import { deliveryBadge } from './states.ts'
import { webhookAddress } from './webhook-navigation.ts'

/**
 * Renders deliveries or tests of a webhook, each with a link to its page.
 *
 * @param options.areTests - whether they are tests, which are not retried
 * @param options.empty - the content that replaces an empty table
 */
export const deliveryTable = (
  { formats }: PageContext,
  webhook: Webhook,
  deliveries: readonly WebhookDelivery[],
  { areTests = false, caption, empty }: { areTests?: boolean; caption: string; empty: Html },
): Html =>
  table(
    deliveries,
    [
      {
        title: text('webhooks.event'),
        cell: ({ id, type }) => html`<a href="${webhookAddress(webhook)}/deliveries/${id}">${type}</a>`,
      },
      { title: text('pages.status'), priority: 'figure', cell: deliveryBadge },
      { title: text('webhooks.attempts'), isNumber: true, cell: ({ attempt_count }) => attempt_count },
      { title: text('webhooks.created'), priority: 'line', cell: ({ created_at }) => formats.exactTime(created_at) },
      ...(areTests ? [] : [nextAttemptColumn(formats)]),
    ],
    { caption, empty },
  )

const nextAttemptColumn = (formats: Formats): Column<WebhookDelivery> => ({
  title: text('webhooks.nextAttempt'),
  cell: ({ next_attempt_at }) => next_attempt_at !== null && formats.exactTime(next_attempt_at),
})
