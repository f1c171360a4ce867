import type { EventTypes, Webhook } from '../../../sdk/src/index.ts'
import { facts, linkButton, notice, question } from '../../pages/components.ts'
import { form, hidden, input, select, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { eventTypesFor, typeChoices } from '../events/event-types.ts'
import { idOf, may, type PageContext } from '../page-context.ts'
import { lastDay } from './last-day.ts'
import { addressOf, awaitedAt, nameOf, webhooksAddress, webhookTabs } from './place.ts'
import { secretShown } from './secret-shown.ts'
import { disabledReason, outcomeOf, webhookBadge } from './states.ts'

export const webhookPage = consolePage({
  path: '/webhooks/:id',
  show: async (visit, tried) => {
    const { api } = visit
    const isOurs = may(visit, 'webhooks:write')
    const [webhook, day, types] = await Promise.all([
      api.webhooks.get(idOf(visit)),
      lastDay(visit, idOf(visit)),
      isOurs ? eventTypesFor(visit) : [],
    ])
    return {
      title: nameOf(webhook),
      trail: [[webhooksAddress, 'Webhooks']],
      ...(isOurs && { beside: linkButton(`${addressOf(webhook)}/edit`, 'Change') }),
      content: html`${webhookTabs(visit, webhook)}
      ${stateNotice(visit, webhook, tried, isOurs)}
      ${overview(visit, webhook)}
      <h2>Last 24 hours</h2>
      ${health(visit, webhook)}
      ${day}
      ${isOurs && controls(visit, webhook, types, tried)}`,
    }
  },
  actions: {
    test: async (visit, form) => {
      const delivery = await visit.api.webhooks.sendTest(
        idOf(visit),
        { type: form.text('type') as 'person.created' },
        form.once,
      )
      return { goTo: awaitedAt(delivery) }
    },
    pause: (visit, form) => setActive(visit, false, form.number('version'), 'It is paused. Events are kept for it.'),
    resume: (visit, form) => setActive(visit, true, form.number('version'), 'It is active. New events are sent.'),
    rotate: async (visit, form) => {
      const body = { grace_hours: form.number('grace_hours') }
      const options = { ifMatch: form.number('version'), ...form.once }
      const webhook = await visit.api.webhooks.rotateSecret(idOf(visit), body, options)
      const { previous_secret_expires_at: until } = webhook
      return secretShown(
        'The new secret',
        webhook,
        html`<p>${
          until === null
            ? 'The old secret is not used any more.'
            : `Until ${visit.formats.time(until)}, deliveries are signed with the old secret as well.`
        }</p>`,
      )
    },
    delete: async (visit, form) => {
      await visit.api.webhooks.delete(idOf(visit), { ifMatch: form.number('version') })
      return { goTo: webhooksAddress, notice: 'The webhook is deleted.' }
    },
  },
})

async function setActive(visit: PageContext, active: boolean, ifMatch: number, notice: string) {
  return { goTo: addressOf(await visit.api.webhooks.update(idOf(visit), { active }, { ifMatch })), notice }
}

/** What somebody should know before all else: that nothing is sent, and why. */
function stateNotice(
  { formToken: token, formats }: PageContext,
  webhook: Webhook,
  tried: Tried | undefined,
  isOurs: boolean,
): Html | false {
  const { active, disabled_at, version } = webhook
  if (active) return false
  const resume =
    isOurs && form({ action: 'resume', submit: 'Resume', token, tried, fields: [hidden('version', version)] })
  if (disabled_at === null) {
    return notice(
      html`<p><strong>It is paused.</strong> Its events are kept as skipped deliveries for 30 days.</p>${resume}`,
    )
  }
  return notice(
    html`<p><strong>It was disabled on ${formats.time(disabled_at)}.</strong> ${disabledReason(webhook)}</p>
    <p>Mend the receiver, resume, then <a href="${addressOf(webhook)}/recover">send again what was missed</a>.</p>
    ${resume}`,
    'bad',
  )
}

function overview({ formats }: PageContext, webhook: Webhook): Html {
  const { url, description, events, header_names, contact, created_at } = webhook
  const { previous_secret_expires_at: until } = webhook
  return facts([
    ['State', webhookBadge(webhook)],
    ['Address', html`<code>${url}</code>`],
    ['Description', description],
    ['Events', events.includes('*') ? 'All, also those to come' : events.join(', ')],
    header_names.length > 0 && ['Headers of your own', header_names.join(', ')],
    ['Contact', contact ?? 'Whoever made it'],
    until !== null && ['Old secret', `signs as well until ${formats.time(until)}`],
    ['Created', formats.time(created_at)],
  ])
}

function health({ formats }: PageContext, webhook: Webhook): Html {
  const { attempts, success_rate, last_success_at, last_failure } = webhook.last_24_hours
  const figure = (title: string, value: Html | string, more?: Html | string | false) =>
    html`<div class="panel"><p class="soft">${title}</p><p class="figure">${value}</p>${more && html`<p class="soft">${more}</p>`}</div>`
  return html`<div class="panels figures">
    ${figure('Attempts', formats.number(attempts), 'without tests')}
    ${figure('Succeeded', success_rate === null ? '–' : formats.percent(success_rate), 'without tests')}
    ${figure('Last success', last_success_at === null ? '–' : formats.clock(last_success_at))}
    ${figure(
      'Last failure',
      last_failure === null ? '–' : formats.clock(last_failure.at),
      last_failure !== null &&
        html`<a href="${addressOf(webhook)}/deliveries/${last_failure.delivery_id}">${outcomeOf(last_failure)}</a>`,
    )}
  </div>`
}

function controls(visit: PageContext, webhook: Webhook, types: EventTypes, tried: Tried | undefined): Html {
  const { formToken: token } = visit
  const [, ...choices] = typeChoices(types)
  const version = hidden('version', webhook.version)
  return html`<h2>Send a test</h2>
  <p>The example of an event, signed like any other, in one attempt. It is not in the stream of events.</p>
  <div class="narrow">${form({
    action: 'test',
    submit: 'Send the test',
    token,
    tried,
    kind: 'second',
    fields: [
      select('type', 'Event', choices, { value: webhook.events.find((type) => type !== '*') ?? 'person.created' }),
    ],
  })}</div>
  <h2>Change how it works</h2>
  <div class="actions">
    ${webhook.active && form({ action: 'pause', submit: 'Pause', token, tried, kind: 'second', fields: [version] })}
    ${question('rotate', {
      button: 'Rotate the secret …',
      title: 'Make a new secret?',
      isOpen: tried?.action === 'rotate',
      content: html`<p>The old secret goes on signing beside the new one for as long as you say, so that no delivery is
          refused while you change the receiver.</p>
        ${form({
          action: 'rotate',
          submit: 'Make a new secret',
          token,
          tried,
          fields: [
            version,
            input('grace_hours', 'Hours with both', {
              type: 'number',
              value: 24,
              min: '0',
              max: '168',
              hint: '0 to 168. With 0 the old secret ends at once.',
            }),
          ],
        })}`,
    })}
    ${question('delete', {
      button: 'Delete …',
      title: 'Delete this webhook?',
      content: html`<p>What waits to be sent is not sent, and the log of its deliveries is deleted.</p>
        ${form({ action: 'delete', submit: 'Delete it', token, tried, kind: 'danger', fields: [version] })}`,
    })}
  </div>`
}
