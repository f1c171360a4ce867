import type { Webhook } from '../../../sdk/src/index.ts'
import { badge, emptyState, linkButton } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext } from '../page-context.ts'
import { webhookBadge } from './states.ts'
import { webhookAddress, webhooksAddress } from './webhook-navigation.ts'

export const webhooksPage = consolePage({
  path: '/webhooks',
  show: async (context) => {
    const { api } = context
    const page = await api.webhooks.list(listQuery(context.address))
    const { data } = page
    const create = may(context, 'webhooks:write') && linkButton(`${webhooksAddress}/new`, text('webhooks.new'), 'first')
    return {
      title: text('webhooks.title'),
      ...(create !== false && data.length > 0 && { headerActions: create }),
      content: html`<p class="lead">${rich('webhooks.lead', { link: linkTo('/docs/guides/webhooks') })}</p>
      ${table(
        data,
        [
          {
            title: text('webhooks.webhook'),
            cell: (webhook) =>
              html`<a href="${webhookAddress(webhook)}">${webhook.description ?? webhook.url}</a>${
                webhook.description !== null && html`<br><span class="soft">${webhook.url}</span>`
              }${
                webhook.app_name !== null &&
                html`<br><span class="soft">${text('webhooks.ofApp', { app: webhook.app_name })}</span>`
              }`,
          },
          { title: text('pages.status'), priority: 'figure', cell: webhookBadge },
          { title: text('webhooks.events'), cell: eventsCell },
          { title: text('webhooks.last24Hours'), cell: (webhook) => healthCell(context, webhook) },
        ],
        {
          caption: text('webhooks.title'),
          empty: emptyState(
            text('webhooks.none'),
            html`<p>${text('webhooks.noneYet')}</p>
              <p>${create}</p>`,
          ),
        },
      )}
      ${pager(context, page)}`,
    }
  },
})

/** Returns the first two event types, and the number of other types. */
function eventsCell({ events }: Webhook): string {
  if (events.includes('*')) return text('webhooks.allEvents')
  const rest = events.length - 2
  const names = events.slice(0, 2).join(', ')
  return rest > 0 ? text('webhooks.moreEvents', { names, count: rest }) : names
}

/** Renders the share of attempts that succeeded. */
function healthCell({ formats }: PageContext, { last_24_hours: { attempts, success_rate } }: Webhook): Html {
  if (success_rate === null) return html`<span class="soft">${text('webhooks.noAttempts')}</span>`
  const tone = success_rate === 1 ? 'good' : success_rate > 0.5 ? 'warn' : 'bad'
  return html`${badge(text('webhooks.successRate', { rate: formats.percent(success_rate) }), tone)}<br>
    <span class="soft">${formats.text('webhooks.ofAttempts', { count: attempts })}</span>`
}
