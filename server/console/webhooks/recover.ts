import type { Webhook, WebhookRecover } from '../../../sdk/src/index.ts'
import { emptyState, notice } from '../../pages/components.ts'
import { type Choice, filters, form, hidden, input, type Submission, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { type PageContext, pathId, queryParameter } from '../page-context.ts'
import { webhookAddress, webhookTabs, webhookTrail } from './webhook-navigation.ts'

const stateChoices = (): Choice[] => [
  ['', text('webhooks.failedOrSkipped')],
  ['failed', text('webhooks.state.failed')],
  ['skipped', text('webhooks.skippedInactive')],
]

const dayMs = 86_400_000

/**
 * The page that counts deliveries before it schedules them again. The selection is in the URL, so that a reload
 * preserves it.
 */
export const recoverPage = consolePage({
  path: '/webhooks/:id/recover',
  show: async (context, submission) => {
    const webhook = await context.api.webhooks.get(pathId(context))
    return {
      title: text('webhooks.resend'),
      trail: webhookTrail(webhook),
      content: html`${webhookTabs(context, webhook)}
      ${webhook.active ? await selectionForm(context, webhook, submission) : pausedNotice(webhook)}`,
    }
  },
  actions: {
    recover: async (context, form) => {
      const status = form.optional('status')
      const body = recoverBody(form.text('since'), status, form.optional('until'))
      const { scheduled } = await context.api.webhooks.recover(pathId(context), body, form.idempotency)
      return {
        goTo: webhookAddress({ id: pathId(context) }),
        notice: context.formats.text('webhooks.isResent', { count: scheduled }),
      }
    },
  },
})

const recoverBody = (since: string, status: string | undefined, until: string | undefined): WebhookRecover => ({
  since,
  ...(until !== undefined && { until }),
  ...(status !== undefined && { statuses: [status as 'failed'] }),
})

const pausedNotice = (webhook: Webhook): Html =>
  notice(html`<p>${rich('webhooks.notActive', { link: linkTo(webhookAddress(webhook)) })}</p>`, 'warn')

async function selectionForm(
  context: PageContext,
  webhook: Webhook,
  submission: Submission | undefined,
): Promise<Html> {
  const { formats } = context
  const [since, until, status] = ['since', 'until', 'status'].map((name) => queryParameter(context, name))
  const dayAgo = formats.localTime(new Date(Date.now() - dayMs).toISOString())
  return html`<p class="lead">${text('webhooks.resendLead')}</p>
  ${filters(
    [
      input('since', text('webhooks.createdFrom'), { type: 'datetime-local', value: since ?? dayAgo }),
      input('until', text('webhooks.before'), { type: 'datetime-local', value: until }),
      select('status', text('pages.status'), stateChoices(), { value: status }),
    ],
    text('webhooks.count'),
  )}
  ${since !== undefined && (await resendPanel(context, webhook, submission, { since, until, status }))}`
}

interface Selection {
  since: string
  until: string | undefined
  status: string | undefined
}

async function resendPanel(
  { api, formats, formToken: token }: PageContext,
  webhook: Webhook,
  submission: Submission | undefined,
  { since, until, status }: Selection,
): Promise<Html> {
  const body = recoverBody(formats.instant(since), status, until && formats.instant(until))
  const { scheduled } = await api.webhooks.recover(webhook.id, { ...body, dry_run: true })
  if (scheduled === 0)
    return emptyState(text('webhooks.nothingToResend'), html`<p>${text('webhooks.nothingToResendHint')}</p>`)
  return html`<div class="panel">
    <p>${formats.rich('webhooks.resendCount', { count: scheduled, url: webhook.url })}</p>
    ${form({
      action: 'recover',
      submit: formats.text('webhooks.resendButton', { count: scheduled }),
      token,
      submission,
      fields: [hidden('since', body.since), hidden('until', body.until ?? ''), hidden('status', status ?? '')],
    })}
  </div>`
}
