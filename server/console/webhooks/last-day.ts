import type { WebhookDelivery } from '../../../sdk/src/index.ts'
import { chart } from '../../pages/chart.ts'
import { type Html, html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import type { Visit } from '../visit.ts'
import { duration } from './duration.ts'
import { isTest } from './states.ts'

const hourMs = 3_600_000

/** A busy webhook has more in a day than a page should wait for. */
const mostPages = 5
const perPage = 200

interface Hour {
  label: string
  delivered: number
  failing: number
  skipped: number
  /** The median time from an event to its arrival, of those that arrived at once; null without any. */
  arrivalMs: number | null
}

/** The deliveries of this hour and the 23 before it, as charts and as a table. */
export async function lastDay(visit: Visit, webhookId: number): Promise<Html> {
  const { formats } = visit
  const start = Math.floor(Date.now() / hourMs) * hourMs - 23 * hourMs
  const { deliveries, isWhole } = await deliveriesSince(visit, webhookId, new Date(start).toISOString())
  const hours = hoursOf(deliveries, start, formats.clock)
  return html`<div class="panels wide">
    <div class="panel">${chart(
      hours.map(({ label, delivered, failing }) => ({ label, values: [delivered, failing] })),
      {
        title: 'Deliveries an hour',
        series: [
          { name: 'Delivered', tone: 'good' },
          { name: 'Failed or retrying', tone: 'bad' },
        ],
        format: formats.number,
      },
    )}</div>
    <div class="panel">${chart(
      hours.map(({ label, arrivalMs }) => ({ label, values: [arrivalMs ?? 0] })),
      {
        title: 'Time from an event to its arrival (median)',
        series: [{ name: 'Median', tone: 'plain' }],
        format: duration,
      },
    )}</div>
  </div>
  ${!isWhole && html`<p class="hint">Of the newest ${formats.number(mostPages * perPage)} deliveries; there were more.</p>`}
  <details>
    <summary>The same as a table</summary>
    ${table(
      hours.toReversed(),
      [
        { title: 'Hour from', cell: ({ label }) => label },
        { title: 'Delivered', isNumber: true, cell: ({ delivered }) => formats.number(delivered) },
        { title: 'Failed or retrying', isNumber: true, cell: ({ failing }) => formats.number(failing) },
        { title: 'Skipped', isNumber: true, cell: ({ skipped }) => formats.number(skipped) },
        {
          title: 'Time to arrival',
          isNumber: true,
          cell: ({ arrivalMs }) => (arrivalMs === null ? '–' : duration(arrivalMs)),
        },
      ],
      { caption: 'Deliveries of the last 24 hours, by the hour of the event' },
    )}
    <p class="hint">Without tests. The time to arrival is that of deliveries whose first attempt succeeded.</p>
  </details>`
}

/** The newest deliveries, without tests, and whether these are all. */
async function deliveriesSince(
  { api }: Visit,
  webhookId: number,
  since: string,
): Promise<{ deliveries: WebhookDelivery[]; isWhole: boolean }> {
  const deliveries: WebhookDelivery[] = []
  let pages = 0
  for await (const { data, nextCursor } of api.webhookDeliveries.list(webhookId, { since, limit: perPage }).pages()) {
    deliveries.push(...data.filter((delivery) => !isTest(delivery)))
    pages += 1
    if (pages === mostPages) return { deliveries, isWhole: nextCursor === null }
  }
  return { deliveries, isWhole: true }
}

function hoursOf(deliveries: readonly WebhookDelivery[], start: number, clock: (at: string) => string): Hour[] {
  const byHour = Map.groupBy(deliveries, ({ created_at }) => Math.floor((Date.parse(created_at) - start) / hourMs))
  return Array.from({ length: 24 }, (_, index) => {
    const ofHour = byHour.get(index) ?? []
    const count = (is: (delivery: WebhookDelivery) => boolean): number => ofHour.filter(is).length
    return {
      label: clock(new Date(start + index * hourMs).toISOString()),
      delivered: count(({ status }) => status === 'succeeded'),
      failing: count(({ status, attempt_count }) => status === 'failed' || (status === 'pending' && attempt_count > 0)),
      skipped: count(({ status }) => status === 'skipped'),
      arrivalMs: median(
        ofHour
          .filter(({ status, attempt_count }) => status === 'succeeded' && attempt_count === 1)
          .map(({ created_at, updated_at }) => Date.parse(updated_at) - Date.parse(created_at)),
      ),
    }
  })
}

function median(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null
}
