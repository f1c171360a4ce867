import type { Webhook } from '../../../sdk/src/index.ts'
import { isOutdated } from '../../pages/comparison.ts'
import { facts, notice } from '../../pages/components.ts'
import { form, hidden, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { eventTypesFor } from '../events/event-types.ts'
import { type PageContext, pathId } from '../page-context.ts'
import { readWebhook, webhookFields } from './webhook-form.ts'
import { webhookAddress, webhookTrail } from './webhook-navigation.ts'

export const editWebhookPage = consolePage({
  path: '/webhooks/:id/edit',
  show: async (context, submission) => {
    const [webhook, types] = await Promise.all([context.api.webhooks.get(pathId(context)), eventTypesFor(context)])
    return {
      title: text('webhooks.editTitle'),
      trail: webhookTrail(webhook),
      content: html`${storedValues(context, webhook, submission)}
      ${form({
        action: 'save',
        submit: text('pages.save'),
        token: context.formToken,
        submission,
        fields: [hidden('version', webhook.version), ...webhookFields(context, types, webhook)],
        afterSubmit: html`<a href="${webhookAddress(webhook)}">${text('pages.cancel')}</a>`,
      })}`,
    }
  },
  actions: {
    save: async (context, form) => {
      const changed = await context.api.webhooks.update(pathId(context), readWebhook(form), {
        ifMatch: form.number('version'),
      })
      return { goTo: webhookAddress(changed), notice: text('webhooks.isSaved') }
    },
  },
})

/** Renders the values that another user stored after the form was opened. Submitting the form again replaces them. */
function storedValues({ formats }: PageContext, webhook: Webhook, submission: Submission | undefined): Html | false {
  if (!isOutdated(webhook, submission)) return false
  const { url, description, events, header_names, contact, updated_at } = webhook
  return notice(
    html`<h2>${text('webhooks.stored', { time: formats.exactTime(updated_at) })}</h2>
    ${facts([
      [text('webhooks.url'), url],
      [text('webhooks.description'), description],
      [text('webhooks.events'), events.join(', ')],
      [text('webhooks.contact'), contact],
      [text('webhooks.customHeaders'), header_names.join(', ')],
    ])}
    <p>${text('webhooks.storedHint')}</p>`,
    'warn',
  )
}
