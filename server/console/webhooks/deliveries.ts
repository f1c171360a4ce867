import { emptyState } from '../../pages/components.ts'
import { type Choice, filters, input, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { eventTypesFor, typeChoices } from '../events/event-types.ts'
import { idOf, type PageContext, queryParameter } from '../page-context.ts'
import { addressOf, trailOf, webhookTabs } from './place.ts'
import { deliveryBadge, isTest } from './states.ts'

const states: readonly Choice[] = [
  ['', 'All'],
  ['pending', 'Waiting or retrying'],
  ['succeeded', 'Delivered'],
  ['failed', 'Failed'],
  ['skipped', 'Skipped'],
]

export const deliveriesPage = consolePage({
  path: '/webhooks/:id/deliveries',
  show: async (visit) => {
    const { api, formats, address } = visit
    const [status, type, since, until] = ['status', 'type', 'since', 'until'].map((name) => queryParameter(visit, name))
    const [webhook, types, { data, nextCursor }] = await Promise.all([
      api.webhooks.get(idOf(visit)),
      eventTypesFor(visit),
      api.webhookDeliveries.list(idOf(visit), {
        cursor: queryParameter(visit, 'cursor'),
        status: status as 'failed' | undefined,
        type: type as 'person.created' | undefined,
        ...(since !== undefined && { since: formats.instant(since) }),
        ...(until !== undefined && { until: formats.instant(until) }),
      }),
    ])
    return {
      title: 'Deliveries',
      trail: trailOf(webhook),
      content: html`${webhookTabs(visit, webhook)}
      ${filters([
        select('status', 'State', states, { value: status }),
        select('type', 'Event', typeChoices(types), { value: type }),
        input('since', 'From', { type: 'datetime-local', value: since }),
        input('until', 'Before', { type: 'datetime-local', value: until }),
      ])}
      <div id="deliveries" data-live="5">
      ${table(
        data,
        [
          {
            title: 'Event',
            cell: (delivery) =>
              html`<a href="${addressOf(webhook)}/deliveries/${delivery.id}">${delivery.type}</a>${isTest(delivery) && html` <span class="soft">test</span>`}`,
          },
          { title: 'State', cell: deliveryBadge },
          { title: 'Attempts', isNumber: true, cell: ({ attempt_count }) => attempt_count },
          { title: 'Created', cell: ({ created_at }) => formats.exactTime(created_at) },
          {
            title: 'Next attempt',
            cell: ({ next_attempt_at }) => next_attempt_at !== null && formats.exactTime(next_attempt_at),
          },
        ],
        { caption: 'Deliveries', empty: nothing(visit, [status, type, since, until].some(Boolean)) },
      )}
      ${pager(address, nextCursor)}
      </div>`,
    }
  },
})

const nothing = ({ address }: PageContext, isFiltered: boolean) =>
  isFiltered
    ? emptyState(
        'No such delivery',
        html`<p>None fits these filters. <a href="${address.pathname}">Show all deliveries</a></p>`,
      )
    : emptyState(
        'No deliveries yet',
        html`<p>Each event that is sent to this webhook appears here by itself, and stays for 30 days.</p>`,
      )
