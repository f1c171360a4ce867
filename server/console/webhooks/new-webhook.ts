import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { eventTypesFor } from '../events/event-types.ts'
import { webhooksAddress } from './place.ts'
import { secretShown } from './secret-shown.ts'
import { webhookFields, webhookOf } from './webhook-form.ts'

export const newWebhookPage = consolePage({
  path: '/webhooks/new',
  show: async (visit, tried) => ({
    title: 'New webhook',
    trail: [[webhooksAddress, 'Webhooks']],
    content: form({
      action: 'create',
      submit: 'Create the webhook',
      token: visit.formToken,
      tried,
      fields: webhookFields(visit, await eventTypesFor(visit)),
      beside: html`<a href="${webhooksAddress}">Cancel</a>`,
    }),
  }),
  actions: {
    create: async ({ api }, form) =>
      secretShown('The webhook is ready', await api.webhooks.create(webhookOf(form), form.once)),
  },
})
