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
  show: async (context, submission) => ({
    title: text('webhooks.new'),
    trail: [[webhooksAddress, text('webhooks.title')]],
    content: form({
      action: 'create',
      submit: text('webhooks.create'),
      token: context.formToken,
      submission,
      fields: webhookFields(context, await eventTypesFor(context)),
      afterSubmit: html`<a href="${webhooksAddress}">${text('pages.cancel')}</a>`,
    }),
  }),
  actions: {
    create: async ({ api }, form) =>
      secretPage(text('webhooks.isReady'), await api.webhooks.create(readWebhook(form), form.idempotency)),
  },
})
