import type { EventTypes, Webhook } from '../../../sdk/src/index.ts'
import { form, type Submission, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { eventTypesFor, typeChoices } from '../events/event-types.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { deliveryTable } from './delivery-table.ts'
import { progressAddress, webhookTabs, webhookTrail } from './webhook-navigation.ts'

/** The page that sends test events, with the log of earlier tests. */
export const webhookTestsPage = consolePage({
  path: '/webhooks/:id/tests',
  show: async (context, submission) => {
    const { api, address } = context
    const id = pathId(context)
    const [webhook, types, { data, nextCursor }] = await Promise.all([
      api.webhooks.get(id),
      eventTypesFor(context),
      api.webhookDeliveries.list(id, { ...listQuery(address), test: true }),
    ])
    const caption = text('webhooks.tests')
    const empty = html`<p class="soft">${text('webhooks.noTests')}</p>`
    return {
      title: text('webhooks.tests'),
      trail: webhookTrail(webhook),
      content: html`${webhookTabs(context, webhook)}
      ${may(context, 'webhooks:write') && testForm(context, webhook, types, submission)}
      <h2>${text('webhooks.earlierTests')}</h2>
      <div id="list" data-live="5">${deliveryTable(context, webhook, data, { areTests: true, caption, empty })}
      ${pager(context, { data, nextCursor })}</div>`,
    }
  },
  actions: {
    test: async (context, form) => {
      const delivery = await context.api.webhooks.sendTest(
        pathId(context),
        { type: form.text('type') as 'person.created' },
        form.idempotency,
      )
      return { goTo: progressAddress(delivery) }
    },
  },
})

function testForm(
  { formToken: token }: PageContext,
  webhook: Webhook,
  types: EventTypes,
  submission: Submission | undefined,
): Html {
  const [, ...choices] = typeChoices(types)
  const value = webhook.events.find((type) => type !== '*') ?? 'person.created'
  return html`<p class="lead">${text('webhooks.testLead')}</p>
  <div class="narrow">${form({
    action: 'test',
    submit: text('webhooks.sendTest'),
    token,
    submission,
    fields: [select('type', text('webhooks.event'), choices, { value })],
  })}</div>`
}
