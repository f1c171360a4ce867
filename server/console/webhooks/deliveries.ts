import { emptyState } from '../../pages/components.ts'
import { filteredList, isFiltered, noMatches, selectFilter, timeFilter } from '../../pages/filters.ts'
import type { Choice } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { eventTypesFor, typeChoices } from '../events/event-types.ts'
import { pathId, queryParameter } from '../page-context.ts'
import { deliveryBadge, isTest } from './states.ts'
import { webhookAddress, webhookTabs, webhookTrail } from './webhook-navigation.ts'

const states = ['pending', 'succeeded', 'failed', 'skipped'] as const

const stateChoices = (): Choice[] => [
  ['', text('webhooks.state.all')],
  ...states.map((state): Choice => [state, text(`webhooks.state.${state}`)]),
]

export const deliveriesPage = consolePage({
  path: '/webhooks/:id/deliveries',
  show: async (context) => {
    const { api, formats, address } = context
    const [status, type, since, until] = ['status', 'type', 'since', 'until'].map((name) =>
      queryParameter(context, name),
    )
    const [webhook, types, page] = await Promise.all([
      api.webhooks.get(pathId(context)),
      eventTypesFor(context),
      api.webhookDeliveries.list(pathId(context), {
        ...listQuery(context.address),
        status: status as 'failed' | undefined,
        type: type as 'person.created' | undefined,
        ...(since !== undefined && { since: formats.instant(since) }),
        ...(until !== undefined && { until: formats.instant(until) }),
      }),
    ])
    const filters = [
      selectFilter('status', text('pages.status'), stateChoices(), status),
      selectFilter('type', text('webhooks.event'), typeChoices(types), type),
      timeFilter('since', text('webhooks.from'), since, formats),
      timeFilter('until', text('webhooks.before'), until, formats),
    ]
    return {
      title: text('webhooks.deliveries'),
      trail: webhookTrail(webhook),
      content: html`${webhookTabs(context, webhook)}
      ${filteredList(
        address,
        filters,
        html`${table(
          page.data,
          [
            {
              title: text('webhooks.event'),
              cell: (delivery) =>
                html`<a href="${webhookAddress(webhook)}/deliveries/${delivery.id}">${delivery.type}</a>${isTest(delivery) && html` <span class="soft">${text('webhooks.testMark')}</span>`}`,
            },
            { title: text('pages.status'), priority: 'figure', cell: deliveryBadge },
            { title: text('webhooks.attempts'), isNumber: true, cell: ({ attempt_count }) => attempt_count },
            {
              title: text('webhooks.created'),
              priority: 'line',
              cell: ({ created_at }) => formats.exactTime(created_at),
            },
            {
              title: text('webhooks.nextAttempt'),
              cell: ({ next_attempt_at }) => next_attempt_at !== null && formats.exactTime(next_attempt_at),
            },
          ],
          {
            caption: text('webhooks.deliveries'),
            empty: isFiltered(filters) ? noMatches(text('webhooks.noMatch'), address, filters) : noDeliveries(),
          },
        )}
      ${pager(context, page)}`,
        { liveSeconds: 5 },
      )}`,
    }
  },
})

const noDeliveries = () => emptyState(text('webhooks.noDeliveries'), html`<p>${text('webhooks.noDeliveriesYet')}</p>`)
