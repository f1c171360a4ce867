import type { ContractDocument } from '../operation/contract/contract-document.ts'
import { html } from '../pages/html.ts'
import type { DocsPage } from './docs-page.ts'
import { eventAddress, resourcesOf } from './documented.ts'
import type { Guide } from './guides.ts'
import { schemaLink } from './members.ts'
import { schemasOf } from './schema-pages.ts'

/** Everything that has an address, as a list. The script shows what has all words of the search. */
export function searchPage(contract: ContractDocument, guides: ReadonlyMap<string, Guide>): DocsPage {
  const operations = resourcesOf(contract).flatMap(({ name, operations }) =>
    operations.map((operation) => ({ ...operation, resource: name })),
  )
  const content = html`<p id="found" role="status">All that there is, by its kind.</p>
    <div data-searched="found">
      <section><h2>Guides</h2><ul class="index">${[...guides.values()].flatMap(({ address, title, parts }) => [
        html`<li><a href="${address}">${title}</a></li>`,
        ...parts.map(
          ({ href, text }) => html`<li><a href="${address}${href}">${text}</a> <span class="soft">${title}</span></li>`,
        ),
      ])}</ul></section>
      <section><h2>Operations</h2><ul class="index">${operations.map(
        ({ address, summary, verb, path, id, resource }) =>
          html`<li><a href="${address}">${summary}</a> <span class="soft">${resource}: <code>${verb} ${path}</code>, <code>${id}</code></span></li>`,
      )}</ul></section>
      <section><h2>Event types</h2><ul class="index">${Object.entries(contract.webhooks).map(
        ([type, { post }]) =>
          html`<li><a href="${eventAddress(type)}">${type}</a> <span class="soft">${post.description}</span></li>`,
      )}</ul></section>
      <section><h2>Error codes</h2><ul class="index">${codesOf(contract).map(
        (code) => html`<li><a href="/docs/guides/errors#${code}">${code}</a></li>`,
      )}</ul></section>
      <section><h2>Schemas</h2><ul class="names">${Object.keys(schemasOf(contract))
        .sort()
        .map((name) => html`<li>${schemaLink(name)}</li>`)}</ul></section>
    </div>`
  return { address: '/docs/search', title: 'Search', content }
}

/** The codes of failures. */
const codesOf = (contract: ContractDocument): string[] =>
  (schemasOf(contract).ErrorCode?.['x-extensible-enum'] ?? []) as string[]
