import type { Webhook, WebhookAttempt, WebhookDelivery, WebhookFailure } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import type { Html } from '../../pages/html.ts'

export function webhookBadge({ active, disabled_at }: Pick<Webhook, 'active' | 'disabled_at'>): Html {
  if (active) return badge('Active', 'good')
  return disabled_at === null ? badge('Paused') : badge('Disabled', 'bad')
}

/** Why the service disabled a webhook. */
export function disabledReason({ disabled_reason }: Pick<Webhook, 'disabled_reason'>): string {
  if (disabled_reason === 'gone') return 'The receiver answered 410 Gone twice in a row, which asks for no more.'
  if (disabled_reason === 'deliveries_exhausted') return 'Five deliveries in a row failed all their attempts.'
  return 'Its deliveries kept failing.'
}

/** Whether a delivery is a test, which is not in the stream of events. */
export const isTest = ({ event_id }: Pick<WebhookDelivery, 'event_id'>): boolean => event_id.startsWith('evt_test_')

export function deliveryBadge({ status, attempt_count }: Pick<WebhookDelivery, 'status' | 'attempt_count'>): Html {
  if (status === 'succeeded') return badge('Delivered', 'good')
  if (status === 'failed') return badge('Failed', 'bad')
  if (status === 'skipped') return badge('Skipped')
  return attempt_count === 0 ? badge('Waiting', 'now') : badge('Retrying', 'warn')
}

const outcomes: Record<string, string> = {
  connection_refused: 'The connection was refused: nothing listens there.',
  connection_reset: 'The receiver cut the connection.',
  connection_failed: 'The connection could not be made.',
  dns_failed: 'The name of the host could not be looked up.',
  tls_failed: 'TLS failed: the certificate may be wrong or expired.',
  timed_out: 'There was no answer within 30 seconds.',
  answer_too_large: 'The answer had more headers than are read.',
  blocked: 'The address is one that webhooks may not reach.',
}

/** What came of an attempt, in words. */
export function outcomeOf({ outcome, response_status, error }: WebhookAttempt | WebhookFailure): string {
  if (outcome === 'succeeded') return `The receiver answered ${response_status}.`
  if (outcome === 'http_error') return `The receiver answered ${response_status} instead of a 2xx.`
  return outcomes[outcome] ?? error ?? 'It failed.'
}
