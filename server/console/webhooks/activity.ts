import type { WebhookStatistics } from '../../../sdk/src/index.ts'
import { chart } from '../../pages/chart.ts'
import { type Html, html } from '../../pages/html.ts'
import { listAddress } from '../../pages/list-address.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import { duration } from './duration.ts'

interface Interval extends Omit<WebhookStatistics['last_7_days'][number], 'start'> {
  label: string
}

/** Renders the attempts of the last day or, if the query has `days=7`, of the last week, as charts and as a table. */
export function activity(context: PageContext, { hours, last_7_days }: WebhookStatistics): Html {
  const { formats, address } = context
  const isWeek = queryParameter(context, 'days') === '7'
  const intervals: Interval[] = isWeek
    ? last_7_days.map(({ start, ...counts }) => ({ label: formats.time(start), ...counts }))
    : hours.map(({ hour, ...counts }) => ({ label: formats.clock(hour), ...counts }))
  const range = (days: number | null, label: string, isCurrent: boolean) =>
    html`<a href="${listAddress(address, { days })}#activity"${isCurrent && html` aria-current="page"`}>${label}</a>`
  return html`<section id="activity" data-filtered aria-labelledby="activity-title">
  <h2 id="activity-title">${text('webhooks.activity')}</h2>
  <nav class="tabs" aria-label="${text('webhooks.period')}">
    ${range(null, text('webhooks.last24Hours'), !isWeek)}${range(7, text('webhooks.last7Days'), isWeek)}
  </nav>
  <div class="panels wide">
    <div class="panel">${chart(
      intervals.map(({ label, succeeded, failed }) => ({ label, values: [succeeded, failed] })),
      {
        title: text('webhooks.attempts'),
        series: [
          { name: text('webhooks.succeeded'), tone: 'accent' },
          { name: text('webhooks.failed'), tone: 'bad' },
        ],
        format: formats.number,
      },
    )}</div>
    <div class="panel">${chart(
      intervals.map(({ label, average_duration_ms, max_duration_ms }) => ({
        label,
        values: [average_duration_ms ?? 0, max_duration_ms ?? 0],
      })),
      {
        title: text('webhooks.responseTime'),
        series: [
          { name: text('webhooks.average'), tone: 'accent' },
          { name: text('webhooks.longest'), tone: 'plain' },
        ],
        isStacked: false,
        format: duration,
      },
    )}</div>
  </div>
  <details id="activity-table">
    <summary>${text('webhooks.asTable')}</summary>
    ${table(
      intervals.toReversed(),
      [
        { title: text(isWeek ? 'webhooks.sixHours' : 'webhooks.hour'), cell: ({ label }) => label },
        { title: text('webhooks.succeeded'), isNumber: true, cell: ({ succeeded }) => formats.number(succeeded) },
        { title: text('webhooks.failed'), isNumber: true, cell: ({ failed }) => formats.number(failed) },
        {
          title: text('webhooks.average'),
          isNumber: true,
          cell: ({ average_duration_ms }) => durationCell(average_duration_ms),
        },
        {
          title: text('webhooks.longest'),
          isNumber: true,
          cell: ({ max_duration_ms }) => durationCell(max_duration_ms),
        },
      ],
      { caption: text(isWeek ? 'webhooks.weekCaption' : 'webhooks.dayCaption') },
    )}
  </details>
  <p class="hint">${text('webhooks.activityHint')}</p>
  </section>`
}

const durationCell = (ms: number | null): string => (ms === null ? '–' : duration(ms))
