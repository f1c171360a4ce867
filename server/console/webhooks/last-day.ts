import type { WebhookDelivery } from '../../../sdk/src/index.ts'
import { chart } from '../../pages/chart.ts'
import { type Html, html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'
import { duration } from './duration.ts'
import { isTest } from './states.ts'

const hourMs = 3_600_000

/** The maximum number of deliveries from which the median is calculated. */
const maxDeliveries = 200

interface Hour {
  label: string
  succeeded: number
  failed: number
  /**
   * The median time from an event to its delivery in milliseconds, for deliveries that succeeded at the first attempt;
   * null if there are none.
   */
  latencyMs: number | null
}

/** Renders the attempts of the current hour and the 23 hours before it, as charts and as a table. */
export async function lastDay(context: PageContext, webhookId: number): Promise<Html> {
  const { api, formats } = context
  const since = new Date(Math.floor(Date.now() / hourMs) * hourMs - 23 * hourMs).toISOString()
  const [statistics, { data, nextCursor }] = await Promise.all([
    api.webhooks.statistics(webhookId),
    api.webhookDeliveries.list(webhookId, { since, status: 'succeeded', limit: maxDeliveries }),
  ])
  const deliveries = Map.groupBy(data.filter(isFirstAttemptSuccess), ({ created_at }) => hourNumber(created_at))
  const hours = statistics.hours.map(
    ({ hour, succeeded, failed }): Hour => ({
      label: formats.clock(hour),
      succeeded,
      failed,
      latencyMs: median(
        (deliveries.get(hourNumber(hour)) ?? []).map(
          ({ created_at, updated_at }) => Date.parse(updated_at) - Date.parse(created_at),
        ),
      ),
    }),
  )
  return html`<div class="panels wide">
    <div class="panel">${chart(
      hours.map(({ label, succeeded, failed }) => ({ label, values: [succeeded, failed] })),
      {
        title: text('webhooks.attemptsPerHour'),
        series: [
          { name: text('webhooks.succeeded'), tone: 'good' },
          { name: text('webhooks.failed'), tone: 'bad' },
        ],
        format: formats.number,
      },
    )}</div>
    <div class="panel">${chart(
      hours.map(({ label, latencyMs }) => ({ label, values: [latencyMs ?? 0] })),
      {
        title: text('webhooks.latency'),
        series: [{ name: text('webhooks.median'), tone: 'plain' }],
        format: duration,
      },
    )}</div>
  </div>
  <details>
    <summary>${text('webhooks.asTable')}</summary>
    ${table(
      hours.toReversed(),
      [
        { title: text('webhooks.hour'), cell: ({ label }) => label },
        { title: text('webhooks.succeeded'), isNumber: true, cell: ({ succeeded }) => formats.number(succeeded) },
        { title: text('webhooks.failed'), isNumber: true, cell: ({ failed }) => formats.number(failed) },
        {
          title: text('webhooks.timeToDelivery'),
          isNumber: true,
          cell: ({ latencyMs }) => (latencyMs === null ? '–' : duration(latencyMs)),
        },
      ],
      { caption: text('webhooks.hoursCaption') },
    )}
  </details>
  <p class="hint">${
    nextCursor === null
      ? text('webhooks.latencyHint')
      : formats.text('webhooks.latencySample', { count: maxDeliveries })
  }</p>`
}

const hourNumber = (at: string): number => Math.floor(Date.parse(at) / hourMs)

const isFirstAttemptSuccess = (delivery: WebhookDelivery): boolean => delivery.attempt_count === 1 && !isTest(delivery)

function median(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null
}
