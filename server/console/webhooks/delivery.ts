import type { Webhook, WebhookAttempt, WebhookDelivery } from '../../../sdk/src/index.ts'
import { outcomeText } from '../../pages/attempt-outcome.ts'
import { badge, codeBlock, facts, json, linkButton, notice, snippet } from '../../pages/components.ts'
import { form } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { eventTypesFor } from '../events/event-types.ts'
import { unlessRefused } from '../failures.ts'
import { may, type PageContext, pathId, queryParameter } from '../page-context.ts'
import { curlCommand } from './curl-command.ts'
import { duration } from './duration.ts'
import { deliveryBadge, isTest } from './states.ts'
import { attemptsParameter, progressAddress, webhookAddress, webhookTrail } from './webhook-navigation.ts'

export const deliveryPage = consolePage({
  path: '/webhooks/:id/deliveries/:delivery_id',
  show: async (context, submission) => {
    const { api, formToken: token } = context
    const [webhook, delivery] = await Promise.all([
      api.webhooks.get(pathId(context)),
      api.webhookDeliveries.get(pathId(context, 'delivery_id')),
    ])
    const address = webhookAddress({ id: delivery.webhook_id })
    if (delivery.webhook_id !== webhook.id) return { goTo: `${address}/deliveries/${delivery.id}` }
    const isDelivered = delivery.status === 'succeeded'
    return {
      title: isTest(delivery) ? text('webhooks.testTitle', { type: delivery.type }) : delivery.type,
      trail: isTest(delivery)
        ? [...webhookTrail(webhook), [`${address}/tests`, text('webhooks.tests')]]
        : webhookTrail(webhook),
      ...(may(context, 'webhooks:write') && {
        headerActions: html`${!isDelivered && linkButton(`${address}/edit`, text('webhooks.editTitle'))}
        ${form({ action: 'redeliver', submit: text('webhooks.redeliver'), token, submission, kind: isDelivered ? 'second' : 'first' })}`,
      }),
      content: html`<div id="delivery" data-live="3">
        ${progressNotice(delivery, queryParameter(context, attemptsParameter))}
        ${deliveryFacts(context, webhook, delivery)}
        <h2>${text('webhooks.attempts')}</h2>
        ${attemptPanels(context, webhook, delivery)}
      </div>
      ${await requestBody(context, webhook, delivery)}`,
    }
  },
  actions: {
    redeliver: async (context, form) => {
      return {
        goTo: progressAddress(
          await context.api.webhookDeliveries.redeliver(pathId(context, 'delivery_id'), form.idempotency),
        ),
      }
    },
  },
})

/**
 * Renders the progress of a requested attempt or of a test. It is in the region that reloads, so that it stays up to
 * date.
 *
 * @param after - the number of attempts at the time when the user requested another one
 */
function progressNotice(delivery: WebhookDelivery, after: string | undefined): Html | false {
  const { status, attempt_count, attempts = [] } = delivery
  const which = { isTest: String(isTest(delivery)) }
  const isAwaited = after !== undefined && attempt_count <= Number(after)
  if (isAwaited || (isTest(delivery) && status === 'pending')) {
    return notice(text('webhooks.sending', which))
  }
  if (after === undefined && !isTest(delivery)) return false
  if (attempts.at(-1)?.outcome === 'succeeded') return notice(text('webhooks.arrived', which), 'good')
  return notice(text('webhooks.notArrived', which), 'bad')
}

function deliveryFacts({ formats }: PageContext, webhook: Webhook, delivery: WebhookDelivery): Html {
  const { event_id, created_at, next_attempt_at } = delivery
  return facts([
    [text('pages.status'), deliveryBadge(delivery)],
    [
      text('webhooks.event'),
      isTest(delivery)
        ? rich('webhooks.testEvent', { id: event_id })
        : html`<a href="/console/events/${event_id}"><code>${event_id}</code></a>`,
    ],
    [text('webhooks.created'), formats.exactTime(created_at)],
    [
      text('webhooks.nextAttempt'),
      next_attempt_at === null
        ? text('webhooks.noNextAttempt')
        : rich('webhooks.nextAttemptTo', { time: formats.exactTime(next_attempt_at), url: webhook.url }),
    ],
  ])
}

/** Returns the label of an attempt's trigger. Every attempt of a test after the first is a manual redelivery. */
const triggerText = ({ trigger, attempt }: WebhookAttempt): string =>
  text(trigger === 'test' && attempt > 1 ? 'webhooks.trigger.testAgain' : `webhooks.trigger.${trigger}`)

/** Renders the attempts, newest first. */
function attemptPanels(
  { formats }: PageContext,
  { url: currentUrl }: Webhook,
  { status, attempts = [] }: WebhookDelivery,
): Html {
  if (attempts.length === 0) {
    return html`<p class="soft">${
      status === 'skipped' ? text('webhooks.skippedAttempts') : text('webhooks.firstAttemptSoon')
    }</p>`
  }
  return html`${attempts.toReversed().map(
    (attempt) => html`<section class="panel">
      <h3>${text('webhooks.attempt', { number: String(attempt.attempt) })} ${attemptBadge(attempt)}</h3>
      <p class="soft">${formats.exactTime(attempt.started_at)} · ${duration(attempt.duration_ms)} ·
        ${triggerText(attempt)}</p>
      ${targetUrl(attempt, currentUrl)}
      <p>${outcomeText(attempt)}</p>
      ${attempt.error !== null && html`<p class="soft">${attempt.error}</p>`}
      ${attempt.request_headers.length > 0 && headerDetails(attempt)}
      ${
        attempt.response_excerpt !== null &&
        html`<p class="hint">${text('webhooks.response')}</p>${codeBlock(attempt.response_excerpt, text('webhooks.responseLabel', { number: String(attempt.attempt) }))}`
      }
      ${attempt.response_truncated && html`<p class="hint">${truncation(attempt)}</p>`}
    </section>`,
  )}`
}

const truncation = ({ outcome }: WebhookAttempt): string =>
  text(outcome === 'succeeded' ? 'webhooks.truncatedSuccess' : 'webhooks.truncated')

/** Renders the URL of the attempt, which may differ from the current URL of the webhook. */
const targetUrl = ({ url }: WebhookAttempt, currentUrl: string): Html =>
  url === null
    ? html`<p class="soft">${text('webhooks.unknownUrl')}</p>`
    : html`<p><code>POST ${url}</code>${url !== currentUrl && html` <span class="soft">${text('webhooks.oldUrl')}</span>`}</p>`

function headerDetails({ attempt, request_headers }: WebhookAttempt): Html {
  const lines = request_headers.map(({ name, value }) => `${name}: ${value ?? withheld(name)}`)
  const hasCustom = request_headers.some(({ name, value }) => value === null && !/^(x-)?webhook-/i.test(name))
  return html`<details id="headers-${attempt}">
    <summary>${text('webhooks.headersSent')}</summary>
    ${codeBlock(lines.join('\n'), text('webhooks.headersLabel', { number: String(attempt) }))}
    ${hasCustom && html`<p class="hint">${text('webhooks.headersToday')}</p>`}
  </details>`
}

/** Returns the placeholder for a header value that is not shown. */
function withheld(name: string): string {
  if (/signature$/i.test(name)) return text('webhooks.headerSignature')
  return text(/^x-webhook-attempt$/i.test(name) ? 'webhooks.headerAttempt' : 'webhooks.headerCustom')
}

const attemptBadge = ({ outcome, response_status }: WebhookAttempt): Html =>
  outcome === 'succeeded'
    ? badge(String(response_status ?? text('webhooks.succeeded')), 'good')
    : badge(String(response_status ?? text('webhooks.noResponse')), 'bad')

/** Renders the body, which is the same in every attempt, and a command that sends it. */
async function requestBody(context: PageContext, webhook: Webhook, delivery: WebhookDelivery): Promise<Html> {
  const content = await readData(context, delivery)
  if (content === undefined) {
    return html`<h2>${text('webhooks.body')}</h2><p class="soft">${text('webhooks.noBody')}</p>`
  }
  const { created_at, data } = content
  const id = delivery.event_id
  const body = { id, type: delivery.type, created_at, data }
  const headers = latestHeaders(delivery)
  const command = curlCommand({ url: webhook.url, id, headers, body: JSON.stringify(body) })
  return html`<h2>${text('webhooks.body')}</h2>
  ${json(body, text('webhooks.body'))}
  <details>
    <summary>${text('webhooks.curl')}</summary>
    ${snippet('curl', command, text('webhooks.curlLabel'))}
    <p class="hint">${text('webhooks.curlHint')}</p>
  </details>`
}

/** Returns the headers of the latest attempt or, before the first attempt, the headers that every delivery has. */
const latestHeaders = ({ attempts = [], event_id }: WebhookDelivery): WebhookAttempt['request_headers'] =>
  attempts.findLast(({ request_headers }) => request_headers.length > 0)?.request_headers ?? [
    { name: 'Content-Type', value: 'application/json' },
    { name: 'webhook-id', value: event_id },
  ]

interface Content {
  created_at: string
  data: unknown
}

/** Reads the data of a stored event or, for a test, the example of its type. */
async function readData(context: PageContext, delivery: WebhookDelivery): Promise<Content | undefined> {
  if (isTest(delivery)) {
    const example = (await eventTypesFor(context)).find(({ type }) => type === delivery.type)?.example
    return example && { created_at: delivery.created_at, data: example.data }
  }
  return await unlessRefused(context.api.events.get(delivery.event_id))
}
