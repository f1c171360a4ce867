import type { Webhook, WebhookDeliveryStatus } from '../../../sdk/src/index.ts'
import { outcomeText } from '../../pages/attempt-outcome.ts'
import { emptyState, notice } from '../../pages/components.ts'
import { filteredList, isFiltered, noMatches, selectFilter, timeFilter } from '../../pages/filters.ts'
import { type Choice, form, hidden, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { eventTypesFor, typeChoices } from '../events/event-types.ts'
import { may, type PageContext, pathId, queryParameter } from '../page-context.ts'
import { activity } from './activity.ts'
import { deliveryTable } from './delivery-table.ts'
import { resume } from './set-active.ts'
import { disabledReason, webhookBadge } from './states.ts'
import { endpoint, webhookAddress, webhookName, webhooksAddress, webhookTabs } from './webhook-navigation.ts'

const states = ['pending', 'succeeded', 'failed', 'skipped'] as const

const stateChoices = (): Choice[] => [
  ['', text('webhooks.state.all')],
  ...states.map((state): Choice => [state, text(`webhooks.state.${state}`)]),
]

/** The page of a webhook, with its deliveries without tests, and their attempts over time. */
export const webhookPage = consolePage({
  path: '/webhooks/:id',
  show: async (context, submission) => {
    const { api, address } = context
    const filters = readFilters(context)
    const id = pathId(context)
    const [webhook, types, statistics, { data, nextCursor }] = await Promise.all([
      api.webhooks.get(id),
      eventTypesFor(context),
      api.webhooks.statistics(id),
      api.webhookDeliveries.list(id, { ...listQuery(address), ...filters.query, test: false }),
    ])
    const fields = filters.fields(typeChoices(types))
    const caption = text('webhooks.deliveries')
    const empty = isFiltered(fields) ? noMatches(text('webhooks.noMatch'), address, fields) : noDeliveries()
    return {
      title: webhookName(webhook),
      trail: [[webhooksAddress, text('webhooks.title')]],
      content: html`${webhook.description !== null && html`<p class="lead">${endpoint(webhook.url)}</p>`}
      ${webhookTabs(context, webhook)}
      ${stateNotice(context, webhook, submission)}
      ${webhook.app_name !== null && html`<p>${text('webhooks.ofApp', { app: webhook.app_name })}</p>`}
      ${lastDay(context, webhook)}
      ${filteredList(
        address,
        fields,
        html`${deliveryTable(context, webhook, data, { caption, empty })}
        ${pager(context, { data, nextCursor })}`,
        { liveSeconds: 5 },
      )}
      ${activity(context, statistics)}`,
    }
  },
  actions: { resume },
})

/** Reads the filters of the log: the fields to show, and the query of the API. */
function readFilters(context: PageContext) {
  const { formats } = context
  const [status, type, since, until] = ['status', 'type', 'since', 'until'].map((name) => queryParameter(context, name))
  return {
    query: {
      status: status as WebhookDeliveryStatus | undefined,
      type: type as 'person.created' | undefined,
      since: since && formats.instant(since),
      until: until && formats.instant(until),
    },
    fields: (types: Choice[]) => [
      selectFilter('status', text('pages.status'), stateChoices(), status),
      selectFilter('type', text('webhooks.event'), types, type),
      timeFilter('since', text('webhooks.from'), since, formats),
      timeFilter('until', text('webhooks.before'), until, formats),
    ],
  }
}

const noDeliveries = (): Html =>
  emptyState(text('webhooks.noDeliveries'), html`<p>${text('webhooks.noDeliveriesYet')}</p>`)

/** Renders the state of the webhook and its attempts of the last 24 hours in a sentence, with the last failure. */
function lastDay({ formats }: PageContext, webhook: Webhook): Html {
  const { attempts, success_rate, last_failure } = webhook.last_24_hours
  const summary =
    success_rate === null
      ? text('webhooks.day.none')
      : formats.rich('webhooks.day', { attempts, rate: formats.percent(success_rate), link: linkTo('#activity') })
  return html`<p>${webhookBadge(webhook)} ${summary}${
    last_failure !== null &&
    html` ${rich('webhooks.day.failure', {
      time: formats.clock(last_failure.at),
      outcome: outcomeText(last_failure),
      link: linkTo(`${webhookAddress(webhook)}/deliveries/${last_failure.delivery_id}`),
    })}`
  }</p>`
}

/** Renders a notice that no events are sent, with the reason. */
function stateNotice(context: PageContext, webhook: Webhook, submission: Submission | undefined): Html | false {
  const { formToken: token, formats } = context
  const { active, disabled_at, version } = webhook
  if (active) return false
  const resumeForm =
    may(context, 'webhooks:write') &&
    form({ action: 'resume', submit: text('webhooks.resume'), token, submission, fields: [hidden('version', version)] })
  if (disabled_at === null) {
    return notice(html`<p>${rich('webhooks.isPaused')}</p>${resumeForm}`)
  }
  return notice(
    html`<p>${rich('webhooks.isDisabled', { time: formats.time(disabled_at), reason: disabledReason(webhook) })}</p>
    <p>${rich('webhooks.howToEnable', { link: linkTo(`${webhookAddress(webhook)}/recover`) })}</p>
    ${resumeForm}`,
    'bad',
  )
}
