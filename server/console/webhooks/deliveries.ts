import { emptyState } from '../../pages/components.ts'
import { type Choice, filters, input, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { eventTypesFor, typeChoices } from '../events/event-types.ts'
import { type PageContext, pathId, queryParameter } from '../page-context.ts'
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
    const [webhook, types, { data, nextCursor }] = await Promise.all([
      api.webhooks.get(pathId(context)),
      eventTypesFor(context),
      api.webhookDeliveries.list(pathId(context), {
        cursor: queryParameter(context, 'cursor'),
        status: status as 'failed' | undefined,
        type: type as 'person.created' | undefined,
        ...(since !== undefined && { since: formats.instant(since) }),
        ...(until !== undefined && { until: formats.instant(until) }),
      }),
    ])
    return {
      title: text('webhooks.deliveries'),
      trail: webhookTrail(webhook),
      content: html`${webhookTabs(context, webhook)}
      ${filters([
        select('status', text('pages.status'), stateChoices(), { value: status }),
        select('type', text('webhooks.event'), typeChoices(types), { value: type }),
        input('since', text('webhooks.from'), { type: 'datetime-local', value: since }),
        input('until', text('webhooks.before'), { type: 'datetime-local', value: until }),
      ])}
      <div id="deliveries" data-live="5">
      ${table(
        data,
        [
          {
            title: text('webhooks.event'),
            cell: (delivery) =>
              html`<a href="${webhookAddress(webhook)}/deliveries/${delivery.id}">${delivery.type}</a>${isTest(delivery) && html` <span class="soft">${text('webhooks.testMark')}</span>`}`,
          },
          { title: text('pages.status'), cell: deliveryBadge },
          { title: text('webhooks.attempts'), isNumber: true, cell: ({ attempt_count }) => attempt_count },
          { title: text('webhooks.created'), cell: ({ created_at }) => formats.exactTime(created_at) },
          {
            title: text('webhooks.nextAttempt'),
            cell: ({ next_attempt_at }) => next_attempt_at !== null && formats.exactTime(next_attempt_at),
          },
        ],
        { caption: text('webhooks.deliveries'), empty: empty(context, [status, type, since, until].some(Boolean)) },
      )}
      ${pager(address, nextCursor)}
      </div>`,
    }
  },
})

const empty = ({ address }: PageContext, isFiltered: boolean) =>
  isFiltered
    ? emptyState(
        text('webhooks.noMatch'),
        html`<p>${rich('webhooks.clearFilters', { link: linkTo(address.pathname) })}</p>`,
      )
    : emptyState(text('webhooks.noDeliveries'), html`<p>${text('webhooks.noDeliveriesYet')}</p>`)
