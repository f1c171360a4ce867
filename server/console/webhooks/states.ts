import type { Webhook, WebhookDelivery } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import type { Html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'

export function webhookBadge({ active, disabled_at }: Pick<Webhook, 'active' | 'disabled_at'>): Html {
  if (active) return badge(text('webhooks.active'), 'good')
  return disabled_at === null ? badge(text('webhooks.paused')) : badge(text('webhooks.disabled'), 'bad')
}

/** Describes why the service disabled a webhook. */
export function disabledReason({ disabled_reason }: Pick<Webhook, 'disabled_reason'>): string {
  return text(`webhooks.disabledReason.${disabled_reason ?? 'other'}`)
}

/** Whether a delivery is a test, whose event is not stored. */
export const isTest = ({ event_id }: Pick<WebhookDelivery, 'event_id'>): boolean => event_id.startsWith('evt_test_')

export function deliveryBadge({ status, attempt_count }: Pick<WebhookDelivery, 'status' | 'attempt_count'>): Html {
  if (status === 'succeeded') return badge(text('webhooks.state.succeeded'), 'good')
  if (status === 'failed') return badge(text('webhooks.state.failed'), 'bad')
  if (status === 'skipped') return badge(text('webhooks.state.skipped'))
  return attempt_count === 0
    ? badge(text('webhooks.badge.pending'), 'now')
    : badge(text('webhooks.badge.retrying'), 'warn')
}
