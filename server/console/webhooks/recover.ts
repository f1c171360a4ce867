import type { Webhook, WebhookRecover } from '../../../sdk/src/index.ts'
import { emptyState, notice } from '../../pages/components.ts'
import { type Choice, filters, form, hidden, input, select, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { idOf, type PageContext, queryParameter } from '../page-context.ts'
import { addressOf, trailOf, webhookTabs } from './place.ts'

const states: readonly Choice[] = [
  ['', 'Failed or skipped'],
  ['failed', 'Failed'],
  ['skipped', 'Skipped while not active'],
]

const dayMs = 86_400_000

/** Counts first: the address has what is asked for, so it can be looked at again. */
export const recoverPage = consolePage({
  path: '/webhooks/:id/recover',
  show: async (visit, tried) => {
    const webhook = await visit.api.webhooks.get(idOf(visit))
    return {
      title: 'Send again',
      trail: trailOf(webhook),
      content: html`${webhookTabs(visit, webhook)}
      ${webhook.active ? await choice(visit, webhook, tried) : notActive(webhook)}`,
    }
  },
  actions: {
    recover: async (visit, form) => {
      const status = form.optional('status')
      const body = recoverOf(form.text('since'), status, form.optional('until'))
      const { scheduled } = await visit.api.webhooks.recover(idOf(visit), body, form.once)
      return {
        goTo: `${addressOf({ id: idOf(visit) })}/deliveries`,
        notice: `${visit.formats.count(scheduled, 'delivery is', 'deliveries are')} sent again.`,
      }
    },
  },
})

const recoverOf = (since: string, status: string | undefined, until: string | undefined): WebhookRecover => ({
  since,
  ...(until !== undefined && { until }),
  ...(status !== undefined && { statuses: [status as 'failed'] }),
})

const notActive = (webhook: Webhook): Html =>
  notice(
    html`<p>It is not active, so whatever is sent again would be skipped again.
      <a href="${addressOf(webhook)}">Resume it first</a>.</p>`,
    'warn',
  )

async function choice(visit: PageContext, webhook: Webhook, tried: Tried | undefined): Promise<Html> {
  const { formats } = visit
  const [since, until, status] = ['since', 'until', 'status'].map((name) => queryParameter(visit, name))
  const dayAgo = formats.localTime(new Date(Date.now() - dayMs).toISOString())
  return html`<p class="lead">Deliveries that failed all their attempts, or were skipped, begin anew.</p>
  ${filters(
    [
      input('since', 'Created from', { type: 'datetime-local', value: since ?? dayAgo }),
      input('until', 'Before', { type: 'datetime-local', value: until }),
      select('status', 'State', states, { value: status }),
    ],
    'Count them',
  )}
  ${since !== undefined && (await counted(visit, webhook, tried, { since, until, status }))}`
}

interface Asked {
  since: string
  until: string | undefined
  status: string | undefined
}

async function counted(
  { api, formats, formToken: token }: PageContext,
  webhook: Webhook,
  tried: Tried | undefined,
  { since, until, status }: Asked,
): Promise<Html> {
  const body = recoverOf(formats.instant(since), status, until && formats.instant(until))
  const { scheduled } = await api.webhooks.recover(webhook.id, { ...body, dry_run: true })
  if (scheduled === 0)
    return emptyState('Nothing to send again', html`<p>No delivery of that time failed or was skipped.</p>`)
  const count = formats.count(scheduled, 'delivery', 'deliveries')
  return html`<div class="panel">
    <p><strong>${count}</strong> to <code>${webhook.url}</code> would be sent again, each with all its attempts.</p>
    ${form({
      action: 'recover',
      submit: `Send ${count} again`,
      token,
      tried,
      fields: [hidden('since', body.since), hidden('until', body.until ?? ''), hidden('status', status ?? '')],
    })}
  </div>`
}
