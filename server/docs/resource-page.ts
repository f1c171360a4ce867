import type { Contract } from '../../openapi/read/contract.ts'
import { html } from '../pages/html.ts'
import type { DocsPage } from './docs-page.ts'
import { renderMarkdown } from './markdown.ts'
import { operationSection } from './operation-section.ts'
import { nameAddresses, type Resource } from './resources.ts'

/** The operations of a resource, one below the other. */
export function resourcePage(contract: Contract, { name, description, address, operations }: Resource): DocsPage {
  const [lead = ''] = description.split(/\n\n/)
  return {
    address,
    title: name,
    content: html`${renderMarkdown(lead, { names: nameAddresses(contract) })}
      <ul class="endpoints">${operations.map(
        ({ id, method, fullPath, summary }) =>
          html`<li><a href="#${id}">${summary}</a> <code>${method.toUpperCase()} ${fullPath}</code></li>`,
      )}</ul>
      ${operations.map((operation) => operationSection(contract, operation))}`,
    parts: operations.map(({ id, summary }) => ({ href: `#${id}`, text: summary })),
  }
}
