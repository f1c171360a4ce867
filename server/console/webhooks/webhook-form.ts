import type { EventTypes, Webhook, WebhookCreate } from '../../../sdk/src/index.ts'
import { checkbox, checkboxes, columns, type Field, input, textarea } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { areasOf } from '../events/event-types.ts'
import { may, type PageContext } from '../page-context.ts'
import type { SentForm } from '../sent-form.ts'

/** The fields of a new webhook, or of one that is changed. */
export function webhookFields(visit: PageContext, types: EventTypes, webhook?: Webhook): Field[] {
  const { url, description, events, header_names = [], contact } = webhook ?? {}
  const hasHeaders = header_names.length > 0
  return [
    columns(
      input('url', 'Address', {
        type: 'url',
        value: url,
        maxlength: 2000,
        hint: 'Where events are sent, such as https://example.com/hooks. It must be reachable from the internet.',
      }),
      input('description', 'Description', {
        value: description,
        optional: true,
        maxlength: 500,
        hint: 'What it is for, in your words.',
      }),
    ),
    input('contact', 'Contact', {
      type: 'email',
      value: contact,
      optional: true,
      maxlength: 254,
      hint: 'Who is mailed when deliveries fail or the webhook is disabled, besides whoever made it.',
    }),
    checkboxes(
      'events',
      'Events',
      [{ title: 'Everything', choices: [['*', 'All, also those to come']] }, ...groupsOf(visit, types)],
      events === undefined ? {} : { value: events },
    ),
    textarea('headers', 'Headers of your own', {
      optional: true,
      mono: true,
      rows: 3,
      hint: html`Sent with every event, one to a line, such as <code>X-Tenant: acme</code>. Values are encrypted and never
        shown again. ${hasHeaders && `Leave it empty to keep ${header_names.join(', ')}; what you write replaces them.`}`,
    }),
    ...(hasHeaders ? [checkbox('remove_headers', 'Remove all headers of your own')] : []),
  ]
}

/** Each area names the scope that reading its events takes, and whether the visitor lacks it. */
function groupsOf(visit: PageContext, types: EventTypes) {
  return areasOf(types).map(({ title, types: ofArea }) => {
    const [scope] = new Set(ofArea.map(({ required_scope }) => required_scope))
    const lacks = scope !== undefined && !may(visit, scope)
    return {
      title: html`${title} <span class="required">${lacks ? 'your role lacks' : 'takes'} <code>${scope}</code></span>`,
      choices: ofArea.map(({ type }) => [type, breakable(type)] as const),
    }
  })
}

/** The name of an event, which may break after its dot where it does not fit into a line. */
const breakable = (type: string): Html => {
  const [area, ...rest] = type.split('.')
  return html`${area}.<wbr>${rest.join('.')}`
}

/** What the fields say. Without headers those that there are stay. */
export function webhookOf(form: SentForm): WebhookCreate {
  const events = form.all('events')
  const headers = form.isTicked('remove_headers') ? {} : headersOf(form.text('headers'))
  return {
    url: form.text('url'),
    description: form.nullable('description'),
    contact: form.nullable('contact'),
    events: (events.includes('*') ? ['*'] : events) as WebhookCreate['events'],
    ...(headers !== undefined && { headers }),
  }
}

/** `X-Tenant: acme` in a line of its own → its name and value. A line without a colon has no value, which is refused. */
function headersOf(text: string): Record<string, string> | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return undefined
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = line, value = ''] = /^([^:]*):(.*)$/.exec(line) ?? []
      return [name.trim(), value.trim()]
    }),
  )
}
