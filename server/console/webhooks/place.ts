import type { Webhook, WebhookDelivery } from '../../../sdk/src/index.ts'
import { tabs } from '../../pages/components.ts'
import type { Html } from '../../pages/html.ts'
import type { Shown } from '../console-page.ts'
import { may, type PageContext } from '../page-context.ts'

export const webhooksAddress = '/console/webhooks'

export const addressOf = ({ id }: Pick<Webhook, 'id'>): string => `${webhooksAddress}/${id}`

/** Links to the pages above one of a webhook. */
export const trailOf = (webhook: Webhook): NonNullable<Shown['trail']> => [
  [webhooksAddress, 'Webhooks'],
  [addressOf(webhook), nameOf(webhook)],
]

const longestName = 48

/** People know a webhook by its address, without what all addresses have and what only programs read. */
export function nameOf({ url }: Pick<Webhook, 'url'>): string {
  const name = url
    .replace(/^https?:\/\//, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
  return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name
}

/** The pages of a webhook. */
export function webhookTabs(visit: PageContext, webhook: Webhook): Html {
  const base = addressOf(webhook)
  const pages: [string, string][] = [
    [base, 'Overview'],
    [`${base}/deliveries`, 'Deliveries'],
    ...(may(visit, 'webhooks:write') ? [[`${base}/recover`, 'Send again'] as [string, string]] : []),
  ]
  return tabs(
    'Webhook',
    pages.map(([href, text]) => ({ href, text, current: visit.address.pathname === href })),
  )
}

/** The part of a delivery's address that says after how many attempts somebody waits for the next one. */
export const awaited = 'after'

/** The page of a delivery of which somebody has just asked for an attempt. */
export const awaitedAt = ({ id, webhook_id, attempt_count }: WebhookDelivery): string =>
  `${addressOf({ id: webhook_id })}/deliveries/${id}?${awaited}=${attempt_count}`
