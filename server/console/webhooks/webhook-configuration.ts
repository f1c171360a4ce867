import type { Webhook } from '../../../sdk/src/index.ts'
import { facts, linkButton, question } from '../../pages/components.ts'
import { form, hidden, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { graceField } from '../grace-field.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { secretPage } from './secret-page.ts'
import { pause, resume } from './set-active.ts'
import { webhookBadge } from './states.ts'
import { webhookAddress, webhooksAddress, webhookTabs, webhookTrail } from './webhook-navigation.ts'

/** The page with the configuration of a webhook. */
export const webhookConfigurationPage = consolePage({
  path: '/webhooks/:id/configuration',
  show: async (context, submission) => {
    const webhook = await context.api.webhooks.get(pathId(context))
    const mayWrite = may(context, 'webhooks:write')
    return {
      title: text('webhooks.configuration'),
      trail: webhookTrail(webhook),
      ...(mayWrite &&
        webhook.app_id === null && {
          headerActions: linkButton(`${webhookAddress(webhook)}/edit`, text('pages.edit')),
        }),
      content: html`${webhookTabs(context, webhook)}
      ${configurationFacts(context, webhook)}
      ${mayWrite && controls(context, webhook, submission)}`,
    }
  },
  actions: {
    pause,
    resume,
    rotate: async (context, form) => {
      const body = { grace_hours: form.number('grace_hours') }
      const options = { ifMatch: form.number('version'), ...form.idempotency }
      const webhook = await context.api.webhooks.rotateSecret(pathId(context), body, options)
      const { previous_secret_expires_at: until } = webhook
      return secretPage(
        text('webhooks.newSecret'),
        webhook,
        html`<p>${
          until === null
            ? text('webhooks.oldSecretEnded')
            : text('webhooks.oldSecretSigns', { time: context.formats.time(until) })
        }</p>`,
      )
    },
    delete: async (context, form) => {
      await context.api.webhooks.delete(pathId(context), { ifMatch: form.number('version') })
      return { goTo: webhooksAddress, notice: text('webhooks.isDeleted') }
    },
  },
})

function configurationFacts({ formats }: PageContext, webhook: Webhook): Html {
  const { url, description, events, header_names, contact, app_name, created_at } = webhook
  const { previous_secret_expires_at: until } = webhook
  return facts([
    [text('pages.status'), webhookBadge(webhook)],
    [text('webhooks.url'), html`<code>${url}</code>`],
    [text('webhooks.description'), description],
    [text('webhooks.events'), events.includes('*') ? text('webhooks.allFutureEvents') : events.join(', ')],
    header_names.length > 0 && [text('webhooks.customHeaders'), header_names.join(', ')],
    [text('webhooks.contact'), contact ?? text('webhooks.contactDefault')],
    app_name !== null && [text('webhooks.app'), text('webhooks.appOnly', { app: app_name })],
    until !== null && [text('webhooks.oldSecret'), text('webhooks.oldSecretUntil', { time: formats.time(until) })],
    [text('webhooks.created'), formats.time(created_at)],
  ])
}

function controls({ formToken: token }: PageContext, webhook: Webhook, submission: Submission | undefined): Html {
  const version = hidden('version', webhook.version)
  const base = { token, submission, fields: [version] }
  const [action, submit] = webhook.active
    ? (['pause', text('webhooks.pause')] as const)
    : (['resume', text('webhooks.resume')] as const)
  return html`<div class="actions">
    ${form({ ...base, action, submit, kind: 'second' })}
    ${
      webhook.app_id === null &&
      question('rotate', {
        button: text('webhooks.rotateButton'),
        title: text('webhooks.rotateTitle'),
        isOpen: submission?.action === 'rotate',
        content: html`<p>${text('webhooks.rotateLead')}</p>
          ${form({
            ...base,
            action: 'rotate',
            submit: text('webhooks.rotate'),
            fields: [version, graceField()],
          })}`,
      })
    }
    ${question('delete', {
      button: text('webhooks.deleteButton'),
      title: text('webhooks.deleteTitle'),
      content: html`<p>${text('webhooks.deleteLead')}</p>
        ${form({ ...base, action: 'delete', submit: text('webhooks.delete'), kind: 'danger' })}`,
    })}
  </div>`
}
