import type { EventTypes, Webhook, WebhookCreate } from '../../../sdk/src/index.ts'
import { checkbox, checkboxes, columns, type Field, input, textarea } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { groupByArea } from '../events/event-types.ts'
import { may, type PageContext } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'

/** The fields of a webhook, new or existing. */
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

/** A new tab keeps what the form contains. */
const eventsHint = (): Html =>
  rich('webhooks.eventsHint', {
    link: (inner) => html`<a href="/console/events/types" target="_blank">${inner}</a>`,
  })

/** Each area names the scope that its events require, and whether the user lacks it. */
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

/** An event type that may wrap after its dot. */
const breakable = (type: string): Html => {
  const [area, ...rest] = type.split('.')
  return html`${area}.<wbr>${rest.join('.')}`
}

/** Reads the submitted webhook. Without header lines, the stored headers remain. */
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

/** A line `X-Tenant: acme` → its name and value. A line without a colon has an empty value, which the API refuses. */
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
