import type { Contract } from '../../openapi/read/contract.ts'
import { listSentEvents, successResponses } from '../../openapi/read/operations.ts'
import { onceFor } from '../operation/once-for.ts'
import { type Html, html } from '../pages/html.ts'
import type { DocsPage } from './docs-page.ts'
import { renderMarkdown } from './markdown.ts'
import { schemaLink, schemaMembers } from './members.ts'
import { eventAddress, nameAddresses, referenceResources, schemaAddress } from './resources.ts'
import { sample } from './sample.ts'
import { schemaExample, valueKind, valueLimits } from './schema-text.ts'

const address = '/docs/schemas'

/** Returns the index of all schemas. */
export function schemaIndexPage(contract: Contract): DocsPage {
  const names = Object.keys(contract.components.schemas).sort()
  const content = html`<p>All named types in requests, responses and events. The SDK exports each of them.</p>
    <ul class="names">${names.map((name) => html`<li>${schemaLink(name)}</li>`)}</ul>`
  return { address, title: 'Schemas', content }
}

/** Returns the page of a schema: description, members, an example and its uses. */
export function schemaPage(contract: Contract, name: string): DocsPage {
  const schema = contract.components.schemas[name] ?? {}
  const isObject = schema.properties !== undefined || schema.oneOf !== undefined
  const content = html`<p class="trail"><a href="${address}">Schemas</a></p>
    ${renderMarkdown(schema.description ?? '', { names: nameAddresses(contract) })}
    ${
      isObject
        ? html`<h2>Members</h2>${schemaMembers(contract, schema, [name])}`
        : html`<p>${valueKind(schema)}</p><ul>${valueLimits(schema).map((limit) => html`<li>${limit}</li>`)}</ul>`
    }
    <h2>Example</h2>
    ${sample({ id: 'example', title: 'JSON', text: JSON.stringify(schemaExample(contract, schema), null, 2), about: name })}
    ${usesText(contract, name)}`
  return { address, title: name, content }
}

function usesText(contract: Contract, name: string): Html | false {
  const uses = schemaUses(contract).get(name) ?? []
  return (
    uses.length > 0 &&
    html`<h2>Used by</h2><ul class="index">${uses.map(({ href, text }) => html`<li><a href="${href}">${text}</a></li>`)}</ul>`
  )
}

interface Use {
  href: string
  text: string
}

/** Returns the operations, events and schemas that directly refer to each schema. */
const schemaUses = onceFor((contract: Contract): Map<string, Use[]> => {
  const uses = new Map<string, Use[]>()
  const addUses = (node: unknown, use: Use) => {
    const references = JSON.stringify(node).matchAll(/"#\/components\/schemas\/(\w+)"/g)
    for (const name of new Set([...references].map(([, name = '']) => name)))
      uses.set(name, [...(uses.get(name) ?? []), use])
  }
  for (const operation of referenceResources(contract).flatMap(({ operations }) => operations)) {
    const { id, summary, address, requestBody, parameters } = operation
    addUses([requestBody, parameters, successResponses(operation)], { href: address, text: `${summary} (${id})` })
  }
  for (const { path: type, requestBody } of listSentEvents(contract)) {
    addUses(requestBody, { href: eventAddress(type), text: type })
  }
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    addUses(schema, { href: schemaAddress(name), text: name })
  }
  return uses
})
