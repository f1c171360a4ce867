import { createHmac } from 'node:crypto'
import { type Contract, componentName, type Parameter, resolve, type Schema } from '../../openapi/read/contract.ts'
import { listSentEvents, type Operation } from '../../openapi/read/operations.ts'
import { type Html, html } from '../pages/html.ts'
import type { DocsPage } from './docs-page.ts'
import { renderMarkdown } from './markdown.ts'
import { memberList, schemaLink, schemaMembers } from './members.ts'
import { nameAddresses } from './resources.ts'
import { sample } from './sample.ts'

/** The secret with which the examples are signed, so that readers can test their verification code. */
export const exampleSecret = `whsec_${Buffer.from('a secret of the documentation').toString('base64')}`

/** The time of the examples, in seconds since 1970. */
const timestamp = 1_768_469_400

/** Returns the page about webhook events: headers, signatures, and each event type with an example. */
export function eventsPage(contract: Contract): DocsPage {
  const events = listSentEvents(contract)
  const names = nameAddresses(contract)
  const headers = events[0]?.parameters ?? []
  const groups = Map.groupBy(events, ({ path: type }) => type.split('.')[0] ?? '')
  const content = html`<p>A webhook is sent each event as a signed POST, at least once, until it returns 2xx. The
    <a href="/docs/guides/webhooks">guide</a> shows how to subscribe, verify and recover.
    <a href="${names.get('events.list')}"><code>events.list</code></a> lists the same events in order.</p>
    <h2 id="headers">Headers</h2>
    ${memberList(
      contract,
      headers.map(({ required = false, ...header }) => ({ ...header, isRequired: required })),
    )}
    <h2 id="signatures">Signatures</h2>
    <p>Before you trust a body, verify one of two signatures over its raw bytes:</p>
    <ul>
      <li><code>webhook-signature</code>, which is recommended as it includes the time: <code>v1,</code> and the base64 HMAC-SHA256 of
      <code>webhook-id.webhook-timestamp.body</code>. The key is the part after <code>whsec_</code>, decoded from base64.</li>
      <li><code>X-Webhook-Signature</code>: <code>sha256=</code> and the hex HMAC-SHA256 of the body. The key is the whole
      secret as text.</li>
    </ul>
    <p><a href="/docs/guides/webhooks#verify-without-the-sdk">Sample code</a> for Node, Python, Go, PHP and Ruby, and
    <code>verifyWebhook</code> of the SDK. The examples below are signed with this secret. Test your code with one of
    them, without checking the time:</p>
    ${sample({ id: 'secret', title: 'Secret', text: exampleSecret, about: 'signs the examples' })}
    ${[...groups].map(([area, some]) => html`<h2 id="${area}">${`${area}.*`}</h2>${some.map((event) => eventSection(contract, event, headers))}`)}`
  return {
    address: '/docs/events',
    title: 'Event types and examples',
    content,
    parts: events.map(({ path: type }) => ({ href: `#${type}`, text: type })),
  }
}

/** Returns the section about an event type: description, data and an example request. */
function eventSection(
  contract: Contract,
  { path: type, description, requestBody }: Operation,
  headers: Parameter[],
): Html {
  const payload = requestBody?.content['application/json']
  const data = resolve<Schema>(contract, payload?.schema ?? {}).properties?.data ?? {}
  const dataName = componentName(data) ?? ''
  return html`<section class="operation" id="${type}" aria-labelledby="${type}-title">
    <h3 id="${type}-title"><a href="#${type}">${type}</a></h3>
    <div class="explanation">
      ${renderMarkdown(description, { names: nameAddresses(contract) })}
      <p><code>data</code> is a ${schemaLink(dataName)}:</p>
      ${schemaMembers(contract, data, [dataName])}
    </div>
    <div class="samples">${sample({ id: `${type}.request`, title: 'Request', text: requestText(type, payload?.example, headers), about: type })}</div>
  </section>`
}

/** Returns the signed HTTP request of an example. */
function requestText(type: string, example: unknown, headers: Parameter[]): string {
  const body = JSON.stringify(example)
  const { id } = example as { id: string }
  const mac = (key: string | Buffer) => createHmac('sha256', key)
  const key = Buffer.from(exampleSecret.replace('whsec_', ''), 'base64')
  const values: Record<string, string | undefined> = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${mac(key).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
    'X-Webhook-Signature': `sha256=${mac(exampleSecret).update(body).digest('hex')}`,
    'X-Webhook-Event': type,
    'X-Webhook-Attempt': '1',
  }
  const lines = headers
    .map(({ name, required, example }) => [name, values[name] ?? (required === true ? example : undefined)])
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
  return ['POST /hooks HTTP/1.1', 'Content-Type: application/json', ...lines, '', body].join('\n')
}
