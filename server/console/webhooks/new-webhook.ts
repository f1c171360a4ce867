import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { eventTypesFor } from '../events/event-types.ts'
import { secretPage } from './secret-page.ts'
import { readWebhook, webhookFields } from './webhook-form.ts'
import { webhooksAddress } from './webhook-navigation.ts'

export const newWebhookPage = consolePage({
  path: '/webhooks/new',
  show: async (visit, submission) => ({
    title: text('webhooks.new'),
    trail: [[webhooksAddress, text('webhooks.title')]],
    content: form({
      action: 'create',
      submit: text('webhooks.create'),
      token: visit.formToken,
      submission,
      fields: webhookFields(visit, await eventTypesFor(visit)),
      afterSubmit: html`<a href="${webhooksAddress}">${text('pages.cancel')}</a>`,
    }),
  }),
  actions: {
    create: async ({ api }, form) =>
      secretPage(text('webhooks.isReady'), await api.webhooks.create(readWebhook(form), form.idempotency)),
  },
})
