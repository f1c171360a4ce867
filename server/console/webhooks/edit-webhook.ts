import type { Webhook } from '../../../sdk/src/index.ts'
import { isOutdated } from '../../pages/comparison.ts'
import { facts, notice } from '../../pages/components.ts'
import { form, hidden, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { eventTypesFor } from '../events/event-types.ts'
import { idOf, type PageContext } from '../page-context.ts'
import { addressOf, trailOf } from './place.ts'
import { webhookFields, webhookOf } from './webhook-form.ts'

export const editWebhookPage = consolePage({
  path: '/webhooks/:id/edit',
  show: async (visit, tried) => {
    const [webhook, types] = await Promise.all([visit.api.webhooks.get(idOf(visit)), eventTypesFor(visit)])
    return {
      title: 'Change the webhook',
      trail: trailOf(webhook),
      content: html`${asItIsNow(visit, webhook, tried)}
      ${form({
        action: 'save',
        submit: 'Save',
        token: visit.formToken,
        tried,
        fields: [hidden('version', webhook.version), ...webhookFields(visit, types, webhook)],
        beside: html`<a href="${addressOf(webhook)}">Cancel</a>`,
      })}`,
    }
  },
  actions: {
    save: async (visit, form) => {
      const changed = await visit.api.webhooks.update(idOf(visit), webhookOf(form), { ifMatch: form.number('version') })
      return { goTo: addressOf(changed), notice: 'The webhook is changed. Events from now on follow it.' }
    },
  },
})

/** What somebody else has saved since the form was opened. Saving it once more replaces that. */
function asItIsNow({ formats }: PageContext, webhook: Webhook, tried: Tried | undefined): Html | false {
  if (!isOutdated(webhook, tried)) return false
  const { url, description, events, header_names, contact, updated_at } = webhook
  return notice(
    html`<h2>As it is now, since ${formats.exactTime(updated_at)}</h2>
    ${facts([
      ['Address', url],
      ['Description', description],
      ['Events', events.join(', ')],
      ['Contact', contact],
      ['Headers of your own', header_names.join(', ')],
    ])}
    <p>Below is what you have typed. Saving it replaces what is stored now.</p>`,
    'warn',
  )
}
