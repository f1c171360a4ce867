import type { ContractDocument } from '../operation/contract/contract-document.ts'
import { html } from '../pages/html.ts'
import type { DocsPage } from './docs-page.ts'
import { addressesOf, type Resource } from './documented.ts'
import { rendered } from './markdown.ts'
import { operationSection } from './operation-section.ts'

/** The operations of a resource, one below the other. */
export function resourcePage(
  contract: ContractDocument,
  { name, description, address, operations }: Resource,
): DocsPage {
  const [lead = ''] = description.split(/\n\n/)
  return {
    address,
    title: name,
    content: html`${rendered(lead, { names: addressesOf(contract) })}
      <ul class="endpoints">${operations.map(
        ({ id, verb, path, summary }) => html`<li><a href="#${id}">${summary}</a> <code>${verb} ${path}</code></li>`,
      )}</ul>
      ${operations.map((operation) => operationSection(contract, operation))}`,
    parts: operations.map(({ id, summary }) => ({ href: `#${id}`, text: summary })),
  }
}
