import type { EventTypes, Webhook } from '../../../sdk/src/index.ts'
import { outcomeText } from '../../pages/attempt-outcome.ts'
import { facts, linkButton, notice, question } from '../../pages/components.ts'
import { form, hidden, input, type Submission, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { eventTypesFor, typeChoices } from '../events/event-types.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { lastDay } from './last-day.ts'
import { secretPage } from './secret-page.ts'
import { disabledReason, webhookBadge } from './states.ts'
import { progressAddress, webhookAddress, webhookName, webhooksAddress, webhookTabs } from './webhook-navigation.ts'

export const webhookPage = consolePage({
  path: '/webhooks/:id',
  show: async (context, submission) => {
    const { api } = context
    const canWrite = may(context, 'webhooks:write')
    const [webhook, day, types] = await Promise.all([
      api.webhooks.get(pathId(context)),
      lastDay(context, pathId(context)),
      canWrite ? eventTypesFor(context) : [],
    ])
    return {
      title: webhookName(webhook),
      trail: [[webhooksAddress, text('webhooks.title')]],
      ...(canWrite && { headerActions: linkButton(`${webhookAddress(webhook)}/edit`, text('pages.edit')) }),
      content: html`${webhookTabs(context, webhook)}
      ${stateNotice(context, webhook, submission, canWrite)}
      ${overview(context, webhook)}
      <h2>${text('webhooks.last24Hours')}</h2>
      ${health(context, webhook)}
      ${day}
      ${canWrite && controls(context, webhook, types, submission)}`,
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
    pause: (context, form) => setActive(context, false, form.number('version'), text('webhooks.nowPaused')),
    resume: (context, form) => setActive(context, true, form.number('version'), text('webhooks.nowActive')),
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

async function setActive(context: PageContext, active: boolean, ifMatch: number, notice: string) {
  return { goTo: webhookAddress(await context.api.webhooks.update(pathId(context), { active }, { ifMatch })), notice }
}

/** Renders a notice that no events are sent, with the reason. */
function stateNotice(
  { formToken: token, formats }: PageContext,
  webhook: Webhook,
  submission: Submission | undefined,
  canWrite: boolean,
): Html | false {
  const { active, disabled_at, version } = webhook
  if (active) return false
  const resume =
    canWrite &&
    form({ action: 'resume', submit: text('webhooks.resume'), token, submission, fields: [hidden('version', version)] })
  if (disabled_at === null) {
    return notice(html`<p>${rich('webhooks.isPaused')}</p>${resume}`)
  }
  return notice(
    html`<p>${rich('webhooks.isDisabled', { time: formats.time(disabled_at), reason: disabledReason(webhook) })}</p>
    <p>${rich('webhooks.howToEnable', { link: linkTo(`${webhookAddress(webhook)}/recover`) })}</p>
    ${resume}`,
    'bad',
  )
}

function overview({ formats }: PageContext, webhook: Webhook): Html {
  const { url, description, events, header_names, contact, created_at } = webhook
  const { previous_secret_expires_at: until } = webhook
  return facts([
    [text('pages.status'), webhookBadge(webhook)],
    [text('webhooks.url'), html`<code>${url}</code>`],
    [text('webhooks.description'), description],
    [text('webhooks.events'), events.includes('*') ? text('webhooks.allFutureEvents') : events.join(', ')],
    header_names.length > 0 && [text('webhooks.customHeaders'), header_names.join(', ')],
    [text('webhooks.contact'), contact ?? text('webhooks.contactDefault')],
    until !== null && [text('webhooks.oldSecret'), text('webhooks.oldSecretUntil', { time: formats.time(until) })],
    [text('webhooks.created'), formats.time(created_at)],
  ])
}

function health({ formats }: PageContext, webhook: Webhook): Html {
  const { attempts, success_rate, last_success_at, last_failure } = webhook.last_24_hours
  const figure = (title: string, value: Html | string, more?: Html | string | false) =>
    html`<div class="panel"><p class="soft">${title}</p><p class="figure">${value}</p>${more && html`<p class="soft">${more}</p>`}</div>`
  return html`<div class="panels figures">
    ${figure(text('webhooks.attempts'), formats.number(attempts), text('webhooks.withoutTests'))}
    ${figure(
      text('webhooks.succeeded'),
      success_rate === null ? '–' : formats.percent(success_rate),
      text('webhooks.withoutTests'),
    )}
    ${figure(text('webhooks.lastSuccess'), last_success_at === null ? '–' : formats.clock(last_success_at))}
    ${figure(
      text('webhooks.lastFailure'),
      last_failure === null ? '–' : formats.clock(last_failure.at),
      last_failure !== null &&
        html`<a href="${webhookAddress(webhook)}/deliveries/${last_failure.delivery_id}">${outcomeText(last_failure)}</a>`,
    )}
  </div>`
}

function controls(context: PageContext, webhook: Webhook, types: EventTypes, submission: Submission | undefined): Html {
  const { formToken: token } = context
  const [, ...choices] = typeChoices(types)
  const version = hidden('version', webhook.version)
  return html`<h2>${text('webhooks.sendTest')}</h2>
  <p>${text('webhooks.testLead')}</p>
  <div class="narrow">${form({
    action: 'test',
    submit: text('webhooks.sendTestNow'),
    token,
    submission,
    kind: 'second',
    fields: [
      select('type', text('webhooks.event'), choices, {
        value: webhook.events.find((type) => type !== '*') ?? 'person.created',
      }),
    ],
  })}</div>
  <h2>${text('webhooks.manage')}</h2>
  <div class="actions">
    ${webhook.active && form({ action: 'pause', submit: text('webhooks.pause'), token, submission, kind: 'second', fields: [version] })}
    ${question('rotate', {
      button: text('webhooks.rotateButton'),
      title: text('webhooks.rotateTitle'),
      isOpen: submission?.action === 'rotate',
      content: html`<p>${text('webhooks.rotateLead')}</p>
        ${form({
          action: 'rotate',
          submit: text('webhooks.rotate'),
          token,
          submission,
          fields: [
            version,
            input('grace_hours', text('webhooks.graceHours'), {
              type: 'number',
              value: 24,
              min: '0',
              max: '168',
              hint: text('webhooks.graceHint'),
            }),
          ],
        })}`,
    })}
    ${question('delete', {
      button: text('webhooks.deleteButton'),
      title: text('webhooks.deleteTitle'),
      content: html`<p>${text('webhooks.deleteLead')}</p>
        ${form({ action: 'delete', submit: text('webhooks.delete'), token, submission, kind: 'danger', fields: [version] })}`,
    })}
  </div>`
}
