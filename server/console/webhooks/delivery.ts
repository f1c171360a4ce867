import type { Webhook, WebhookAttempt, WebhookDelivery } from '../../../sdk/src/index.ts'
import { badge, codeBlock, facts, json, notice } from '../../pages/components.ts'
import { form } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { eventTypesFor } from '../events/event-types.ts'
import { unlessRefused } from '../failures.ts'
import { idOf, may, type PageContext, queryParameter } from '../page-context.ts'
import { duration } from './duration.ts'
import { addressOf, awaited, awaitedAt, trailOf } from './place.ts'
import { deliveryBadge, isTest, outcomeOf } from './states.ts'

export const deliveryPage = consolePage({
  path: '/webhooks/:id/deliveries/:delivery_id',
  show: async (visit, tried) => {
    const { api, formToken: token } = visit
    const [webhook, delivery] = await Promise.all([
      api.webhooks.get(idOf(visit)),
      api.webhookDeliveries.get(idOf(visit, 'delivery_id')),
    ])
    const address = addressOf({ id: delivery.webhook_id })
    if (delivery.webhook_id !== webhook.id) return { goTo: `${address}/deliveries/${delivery.id}` }
    return {
      title: isTest(delivery) ? `${delivery.type}, a test` : delivery.type,
      trail: [...trailOf(webhook), [`${address}/deliveries`, 'Deliveries']],
      ...(may(visit, 'webhooks:write') && {
        beside: form({ action: 'redeliver', submit: 'Redeliver', token, tried, kind: 'second' }),
      }),
      content: html`<div id="delivery" data-live="3">
        ${progressOf(delivery, queryParameter(visit, awaited))}
        ${stateOf(visit, webhook, delivery)}
        <h2>Attempts</h2>
        ${attemptsOf(visit, webhook, delivery)}
      </div>
      ${await requestShown(visit, delivery)}`,
    }
  },
  actions: {
    redeliver: async (visit, form) => {
      return { goTo: awaitedAt(await visit.api.webhookDeliveries.redeliver(idOf(visit, 'delivery_id'), form.once)) }
    },
  },
})

/**
 * What has become of the attempt that somebody asked for, and of a test. It stands in the part of the page that renews
 * itself, so that it follows the state.
 *
 * @param after - how many attempts there were when it was asked for
 */
function progressOf(delivery: WebhookDelivery, after: string | undefined): Html | false {
  const { status, attempt_count, attempts = [] } = delivery
  const what = isTest(delivery) ? 'The test' : 'It'
  const isAwaited = after !== undefined && attempt_count <= Number(after)
  if (isAwaited || (isTest(delivery) && status === 'pending')) {
    return notice(`${what} is on its way. The attempt appears below.`)
  }
  if (after === undefined && !isTest(delivery)) return false
  if (attempts.at(-1)?.outcome === 'succeeded') return notice(`${what} has arrived.`, 'good')
  return notice(`${what} did not arrive. “Redeliver” makes one more attempt.`, 'bad')
}

function stateOf({ formats }: PageContext, webhook: Webhook, delivery: WebhookDelivery): Html {
  const { event_id, created_at, next_attempt_at } = delivery
  return facts([
    ['State', deliveryBadge(delivery)],
    [
      'Event',
      isTest(delivery)
        ? html`<code>${event_id}</code>, a test`
        : html`<a href="/console/events/${event_id}"><code>${event_id}</code></a>`,
    ],
    ['Created', formats.exactTime(created_at)],
    [
      'Next attempt',
      next_attempt_at === null ? 'None' : html`${formats.exactTime(next_attempt_at)}, to <code>${webhook.url}</code>`,
    ],
  ])
}

const triggers: Record<string, string> = {
  schedule: 'by the schedule',
  redelivery: 'redelivered by hand',
  test: 'a test',
}

/** Why an attempt was made. Each attempt of a test after the first was asked for by hand. */
const reasonOf = ({ trigger, attempt }: WebhookAttempt): string =>
  trigger === 'test' && attempt > 1 ? 'a test, redelivered by hand' : (triggers[trigger] ?? trigger)

/** The newest first: that is what somebody waits for. */
function attemptsOf(
  { formats }: PageContext,
  { url: urlNow }: Webhook,
  { status, attempts = [] }: WebhookDelivery,
): Html {
  if (attempts.length === 0) {
    return html`<p class="soft">${
      status === 'skipped' ? 'None: the webhook was not active.' : 'None yet. The first appears here in a moment.'
    }</p>`
  }
  return html`${attempts.toReversed().map(
    (attempt) => html`<section class="panel">
      <h3>Attempt ${attempt.attempt} ${attemptBadge(attempt)}</h3>
      <p class="soft">${formats.exactTime(attempt.started_at)} · ${duration(attempt.duration_ms)} ·
        ${reasonOf(attempt)}</p>
      ${sentTo(attempt, urlNow)}
      <p>${outcomeOf(attempt)}</p>
      ${attempt.error !== null && html`<p class="soft">${attempt.error}</p>`}
      ${attempt.request_headers.length > 0 && headersOf(attempt)}
      ${
        attempt.response_excerpt !== null &&
        html`<p class="hint">The receiver’s answer</p>${codeBlock(attempt.response_excerpt, `Answer to attempt ${attempt.attempt}`)}`
      }
      ${attempt.response_truncated && html`<p class="hint">${truncation(attempt)}</p>`}
    </section>`,
  )}`
}

function truncation({ outcome }: WebhookAttempt): string {
  const readUpTo = 'The body was not read to its end: at most 64 KiB are read, within 30 seconds.'
  return outcome === 'succeeded' ? `${readUpTo} The delivery succeeded all the same, as the status decides.` : readUpTo
}

/** The address of then, as the webhook may have another one by now. */
const sentTo = ({ url }: WebhookAttempt, urlNow: string): Html =>
  url === null
    ? html`<p class="soft">It is not known any more where it was sent.</p>`
    : html`<p><code>POST ${url}</code>${url !== urlNow && html` <span class="soft">– the webhook’s address at that time; today it is another</span>`}</p>`

function headersOf({ attempt, request_headers }: WebhookAttempt): Html {
  const lines = request_headers.map(({ name, value }) => `${name}: ${value ?? withheld(name)}`)
  const hasOwn = request_headers.some(({ name, value }) => value === null && !/^(x-)?webhook-/i.test(name))
  return html`<details id="headers-${attempt}">
    <summary>Headers sent</summary>
    ${codeBlock(lines.join('\n'), `Headers of attempt ${attempt}`)}
    ${hasOwn && html`<p class="hint">Headers of your own are those of today; they may have changed since.</p>`}
  </details>`
}

/** What stands in the place of a value that is not shown. */
function withheld(name: string): string {
  if (/signature$/i.test(name)) return '(made with the secret of then)'
  return /^x-webhook-attempt$/i.test(name) ? '(of an earlier schedule)' : '(yours, encrypted)'
}

const attemptBadge = ({ outcome, response_status }: WebhookAttempt): Html =>
  outcome === 'succeeded'
    ? badge(String(response_status ?? 'Succeeded'), 'good')
    : badge(String(response_status ?? 'No answer'), 'bad')

/** What each attempt sends. Where to is with the attempts, as that may have changed between them. */
async function requestShown(visit: PageContext, delivery: WebhookDelivery): Promise<Html> {
  const data = await dataOf(visit, delivery)
  return html`<h2>Body</h2>
  ${
    data === undefined
      ? html`<p class="soft">Your role does not show the content of this event, or it is kept no more.</p>`
      : json({ id: delivery.event_id, type: delivery.type, created_at: data.created_at, data: data.data }, 'Body')
  }`
}

interface Content {
  created_at: string
  data: unknown
}

/** A test sends the example of its type; everything else is in the stream. */
async function dataOf(visit: PageContext, delivery: WebhookDelivery): Promise<Content | undefined> {
  if (isTest(delivery)) {
    const example = (await eventTypesFor(visit)).find(({ type }) => type === delivery.type)?.example
    return example && { created_at: delivery.created_at, data: example.data }
  }
  return await unlessRefused(visit.api.events.get(delivery.event_id))
}
