import type { Contract } from '../../openapi/read/contract.ts'
import { listSentEvents } from '../../openapi/read/operations.ts'
import { html } from '../pages/html.ts'
import type { DocsPage } from './docs-page.ts'
import type { Guide } from './guides.ts'
import { schemaLink } from './members.ts'
import { eventAddress, referenceResources } from './resources.ts'

/**
 * Returns the page that lists all guides, operations, event types, error codes and schemas. A script hides the entries
 * that do not match the search.
 */
export function searchPage(contract: Contract, guides: ReadonlyMap<string, Guide>): DocsPage {
  const operations = referenceResources(contract).flatMap(({ name, operations }) =>
    operations.map((operation) => ({ ...operation, resource: name })),
  )
  const content = html`<p id="found" role="status">All entries by kind.</p>
    <div data-searched="found">
      <section><h2>Guides</h2><ul class="index">${[...guides.values()].flatMap(({ address, title, parts }) => [
        html`<li><a href="${address}">${title}</a></li>`,
        ...parts.map(
          ({ href, text }) => html`<li><a href="${address}${href}">${text}</a> <span class="soft">${title}</span></li>`,
        ),
      ])}</ul></section>
      <section><h2>Operations</h2><ul class="index">${operations.map(
        ({ address, summary, method, fullPath, id, resource }) =>
          html`<li><a href="${address}">${summary}</a> <span class="soft">${resource}: <code>${method.toUpperCase()} ${fullPath}</code>, <code>${id}</code></span></li>`,
      )}</ul></section>
      <section><h2>Event types</h2><ul class="index">${listSentEvents(contract).map(
        ({ path: type, description }) =>
          html`<li><a href="${eventAddress(type)}">${type}</a> <span class="soft">${description}</span></li>`,
      )}</ul></section>
      <section><h2>Error codes</h2><ul class="index">${errorCodes(contract).map(
        (code) => html`<li><a href="/docs/guides/errors#${code}">${code}</a></li>`,
      )}</ul></section>
      <section><h2>Schemas</h2><ul class="names">${Object.keys(contract.components.schemas)
        .sort()
        .map((name) => html`<li>${schemaLink(name)}</li>`)}</ul></section>
    </div>`
  return { address: '/docs/search', title: 'Search', content }
}

const errorCodes = (contract: Contract): string[] => contract.components.schemas.ErrorCode?.['x-extensible-enum'] ?? []
