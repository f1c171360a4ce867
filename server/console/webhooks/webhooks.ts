import type { Webhook } from '../../../sdk/src/index.ts'
import { badge, emptyState, linkButton } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import { addressOf, webhooksAddress } from './place.ts'
import { webhookBadge } from './states.ts'

export const webhooksPage = consolePage({
  path: '/webhooks',
  show: async (visit) => {
    const { api, address } = visit
    const { data, nextCursor } = await api.webhooks.list({ cursor: queryParameter(visit, 'cursor') })
    const create = may(visit, 'webhooks:write') && linkButton(`${webhooksAddress}/new`, 'New webhook', 'first')
    return {
      title: 'Webhooks',
      ...(create !== false && data.length > 0 && { beside: create }),
      content: html`<p class="lead">Each sends events to a program of yours as soon as they happen.
        <a href="/docs/guides/webhooks">Read the guide</a></p>
      ${table(
        data,
        [
          {
            title: 'Address',
            cell: (webhook) =>
              html`<a href="${addressOf(webhook)}">${webhook.url}</a>${
                webhook.description !== null && html`<br><span class="soft">${webhook.description}</span>`
              }`,
          },
          { title: 'State', cell: webhookBadge },
          { title: 'Events', cell: eventsOf },
          { title: 'Last 24 hours', cell: (webhook) => healthOf(visit, webhook) },
        ],
        {
          caption: 'Webhooks',
          empty: emptyState(
            'No webhooks yet',
            html`<p>Tell Workforce where to send events, and it does so, signed, within a second.</p>
              <p>${create}</p>`,
          ),
        },
      )}
      ${pager(address, nextCursor)}`,
    }
  },
})

/** A few names, and how many more there are. */
function eventsOf({ events }: Webhook): string {
  if (events.includes('*')) return 'All'
  const rest = events.length - 2
  return `${events.slice(0, 2).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** How many attempts succeeded, at a glance. */
function healthOf({ formats }: PageContext, { last_24_hours: { attempts, success_rate } }: Webhook): Html {
  if (success_rate === null) return html`<span class="soft">No attempts</span>`
  const tone = success_rate === 1 ? 'good' : success_rate > 0.5 ? 'warn' : 'bad'
  return html`${badge(`${formats.percent(success_rate)} succeeded`, tone)}<br>
    <span class="soft">of ${formats.count(attempts, 'attempt', 'attempts')}</span>`
}
