import type { EventTypes, Webhook, WebhookCreate } from '../../../sdk/src/index.ts'
import { checkbox, checkboxes, columns, type Field, input, textarea } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { groupByArea } from '../events/event-types.ts'
import { may, type PageContext } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'

/** Returns the fields of a new or existing webhook. */
export function webhookFields(context: PageContext, types: EventTypes, webhook?: Webhook): Field[] {
  const { url, description, events, header_names = [], contact } = webhook ?? {}
  const hasHeaders = header_names.length > 0
  return [
    columns(
      input('url', text('webhooks.url'), {
        type: 'url',
        value: url,
        maxlength: 2000,
        hint: text('webhooks.urlHint'),
      }),
      input('description', text('webhooks.description'), {
        value: description,
        optional: true,
        maxlength: 500,
        hint: text('webhooks.descriptionHint'),
      }),
    ),
    input('contact', text('webhooks.contact'), {
      type: 'email',
      value: contact,
      optional: true,
      maxlength: 254,
      hint: text('webhooks.contactHint'),
    }),
    checkboxes(
      'events',
      text('webhooks.events'),
      [
        { title: text('webhooks.everything'), choices: [['*', text('webhooks.allFutureEvents')]] },
        ...eventGroups(context, types),
      ],
      { ...(events !== undefined && { value: events }), ...(types.length > 0 && { hint: eventsHint() }) },
    ),
    textarea('headers', text('webhooks.customHeaders'), {
      optional: true,
      mono: true,
      rows: 3,
      hint: hasHeaders
        ? rich('webhooks.headersKeep', { names: header_names.join(', ') })
        : rich('webhooks.headersHint'),
    }),
    ...(hasHeaders ? [checkbox('remove_headers', text('webhooks.removeHeaders'))] : []),
  ]
}

/** Renders the hint with a link that opens a new tab, so that the input of the form is preserved. */
const eventsHint = (): Html =>
  rich('webhooks.eventsHint', {
    link: (inner) => html`<a href="/console/events/types" target="_blank">${inner}</a>`,
  })

/**
 * Returns the event types by area. The title names the scope that the events require, and says if the user lacks it.
 */
function eventGroups(context: PageContext, types: EventTypes) {
  return groupByArea(types).map(({ title, types: areaTypes }) => {
    const [scope] = new Set(areaTypes.map(({ required_scope }) => required_scope))
    const lacksScope = scope !== undefined && !may(context, scope)
    return {
      title: rich(lacksScope ? 'webhooks.areaLacks' : 'webhooks.areaNeeds', {
        area: title,
        scope: scope ?? '',
        note: (inner) => html`<span class="required">${inner}</span>`,
      }),
      choices: areaTypes.map(({ type }) => [type, breakable(type)] as const),
    }
  })
}

/** Renders an event type that can wrap after its dot. */
const breakable = (type: string): Html => {
  const [area, ...rest] = type.split('.')
  return html`${area}.<wbr>${rest.join('.')}`
}

/** Reads the submitted webhook. If no header lines are submitted, the stored headers remain. */
export function readWebhook(form: SubmittedForm): WebhookCreate {
  const events = form.all('events')
  const headers = form.isChecked('remove_headers') ? {} : parseHeaders(form.text('headers'))
  return {
    url: form.text('url'),
    description: form.nullable('description'),
    contact: form.nullable('contact'),
    events: (events.includes('*') ? ['*'] : events) as WebhookCreate['events'],
    ...(headers !== undefined && { headers }),
  }
}

/**
 * Parses lines such as `X-Tenant: acme` to names and values. A line without a colon has an empty value, which the API
 * refuses.
 */
function parseHeaders(text: string): Record<string, string> | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return undefined
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = line, value = ''] = /^([^:]*):(.*)$/.exec(line) ?? []
      return [name.trim(), value.trim()]
    }),
  )
}
