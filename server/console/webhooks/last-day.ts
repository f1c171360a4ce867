import type { WebhookDelivery } from '../../../sdk/src/index.ts'
import { chart } from '../../pages/chart.ts'
import { type Html, html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import type { PageContext } from '../page-context.ts'
import { duration } from './duration.ts'
import { isTest } from './states.ts'

const hourMs = 3_600_000

/** Looking into more deliveries for their median would be slow. */
const mostDeliveries = 200

interface Hour {
  label: string
  succeeded: number
  failed: number
  /** The median time from an event to its arrival, of those that arrived at once; null without any. */
  arrivalMs: number | null
}

/** The attempts of this hour and the 23 before it, as charts and as a table. */
export async function lastDay(visit: PageContext, webhookId: number): Promise<Html> {
  const { api, formats } = visit
  const since = new Date(Math.floor(Date.now() / hourMs) * hourMs - 23 * hourMs).toISOString()
  const [statistics, { data, nextCursor }] = await Promise.all([
    api.webhooks.statistics(webhookId),
    api.webhookDeliveries.list(webhookId, { since, status: 'succeeded', limit: mostDeliveries }),
  ])
  const arrivals = Map.groupBy(data.filter(hasArrivedAtOnce), ({ created_at }) => hourOf(created_at))
  const hours = statistics.hours.map(
    ({ hour, succeeded, failed }): Hour => ({
      label: formats.clock(hour),
      succeeded,
      failed,
      arrivalMs: median(
        (arrivals.get(hourOf(hour)) ?? []).map(
          ({ created_at, updated_at }) => Date.parse(updated_at) - Date.parse(created_at),
        ),
      ),
    }),
  )
  return html`<div class="panels wide">
    <div class="panel">${chart(
      hours.map(({ label, succeeded, failed }) => ({ label, values: [succeeded, failed] })),
      {
        title: 'Attempts an hour, without tests',
        series: [
          { name: 'Succeeded', tone: 'good' },
          { name: 'Failed', tone: 'bad' },
        ],
        format: formats.number,
      },
    )}</div>
    <div class="panel">${chart(
      hours.map(({ label, arrivalMs }) => ({ label, values: [arrivalMs ?? 0] })),
      {
        title: 'Time from an event to its arrival (median), without tests',
        series: [{ name: 'Median', tone: 'plain' }],
        format: duration,
      },
    )}</div>
  </div>
  <details>
    <summary>The same as a table</summary>
    ${table(
      hours.toReversed(),
      [
        { title: 'Hour from', cell: ({ label }) => label },
        { title: 'Succeeded', isNumber: true, cell: ({ succeeded }) => formats.number(succeeded) },
        { title: 'Failed', isNumber: true, cell: ({ failed }) => formats.number(failed) },
        {
          title: 'Time to arrival',
          isNumber: true,
          cell: ({ arrivalMs }) => (arrivalMs === null ? '–' : duration(arrivalMs)),
        },
      ],
      { caption: 'Attempts of the last 24 hours without tests, by the hour' },
    )}
  </details>
  <p class="hint">The time to arrival is that of events whose first attempt succeeded${
    nextCursor !== null && `, among the newest ${formats.number(mostDeliveries)} deliveries that did`
  }.</p>`
}

const hourOf = (at: string): number => Math.floor(Date.parse(at) / hourMs)

const hasArrivedAtOnce = (delivery: WebhookDelivery): boolean => delivery.attempt_count === 1 && !isTest(delivery)

function median(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null
}
