import type { Webhook, WebhookDelivery } from '../../../sdk/src/index.ts'
import { tabs } from '../../pages/components.ts'
import type { Html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { PageContent } from '../console-page.ts'
import { may, type PageContext } from '../page-context.ts'

export const webhooksAddress = '/console/webhooks'

export const webhookAddress = ({ id }: Pick<Webhook, 'id'>): string => `${webhooksAddress}/${id}`

/** Returns the breadcrumbs of the pages of a webhook. */
export const webhookTrail = (webhook: Webhook): NonNullable<PageContent['trail']> => [
  [webhooksAddress, text('webhooks.title')],
  [webhookAddress(webhook), webhookName(webhook)],
]

/** The maximum length of a name. A description may have up to 500 characters. */
const maxNameLength = 60

/** Returns the name of a webhook, which is its description; without one, its endpoint. */
export const webhookName = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  shorten(description ?? endpoint(url))

/** Returns a URL without its scheme, query and fragment. */
export const endpoint = (url: string): string =>
  url
    .replace(/^https?:\/\//, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')

const shorten = (name: string): string => (name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name)

/** Renders the tabs of a webhook. */
export function webhookTabs(context: PageContext, webhook: Webhook): Html {
  const base = webhookAddress(webhook)
  const pages: [string, string][] = [
    [base, text('webhooks.deliveries')],
    [`${base}/tests`, text('webhooks.tests')],
    ...(may(context, 'webhooks:write') ? [[`${base}/recover`, text('webhooks.resend')] as [string, string]] : []),
    [`${base}/configuration`, text('webhooks.configuration')],
  ]
  return tabs(
    text('webhooks.tabs'),
    pages.map(([href, label]) => ({ href, text: label, current: context.address.pathname === href })),
  )
}

/** The query parameter of the page of a delivery with the number of attempts before the user requested another one. */
export const attemptsParameter = 'after'

/** Returns the URL of the page of a delivery after the user requested an attempt. */
export const progressAddress = ({ id, webhook_id, attempt_count }: WebhookDelivery): string =>
  `${webhookAddress({ id: webhook_id })}/deliveries/${id}?${attemptsParameter}=${attempt_count}`
