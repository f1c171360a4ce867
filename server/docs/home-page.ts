import type { Contract } from '../../openapi/read/contract.ts'
import { html } from '../pages/html.ts'
import type { DocsPage } from './docs-page.ts'
import type { Guide } from './guides.ts'
import { renderMarkdown, renderMarkdownLine } from './markdown.ts'
import { firstSentence, nameAddresses, resourceGroups } from './resources.ts'
import { sample } from './sample.ts'

const setUp = `import { Workforce } from 'workforce-sdk'

const workforce = new Workforce({
  baseUrl: process.env.WORKFORCE_URL,
  apiKey: process.env.WORKFORCE_API_KEY,
})`

/** Returns the home page: guides, setup of the samples, and the reference by group. */
export function homePage(contract: Contract, guides: ReadonlyMap<string, Guide>): DocsPage {
  const { info, 'x-sample-url': sampleUrl } = contract
  const names = nameAddresses(contract)
  const [lead = '', ...rest] = info.description.split('\n\n')
  const content = html`<p class="lead">${renderMarkdownLine(lead, { names })}</p>
    <h2 id="guides">Guides</h2>
    ${guides.get('')?.content}
    <h2 id="requests-and-responses">Requests and responses</h2>
    ${renderMarkdown(rest.join('\n\n'), { names })}
    <h2 id="samples">Samples</h2>
    <p>Every operation has a sample for curl and one for the SDK. To run them against a fresh <code>npm start</code>, set <code>WORKFORCE_URL</code> to
    <code>${sampleUrl}</code> and <code>WORKFORCE_API_KEY</code> to a key from the
    <a href="/docs/guides/quickstart">quickstart</a>. Operations on a user’s own login need the <code>token</code> of
    <a href="${names.get('auth.login')}"><code>auth.login</code></a> in <code>WORKFORCE_TOKEN</code>. Samples for the SDK
    begin with:</p>
    ${sample({ id: 'set-up', title: 'SDK', text: setUp, about: 'the client of all samples' })}
    <h2 id="reference">Reference</h2>
    ${resourceGroups(contract).map(
      ({ name, resources }) =>
        html`<h3>${name}</h3><ul class="index">${resources.map(
          (resource) =>
            html`<li><a href="${resource.address}">${resource.name}</a> <span class="soft">${renderMarkdownLine(firstSentence(resource.description))}</span></li>`,
        )}</ul>`,
    )}
    <h3>More</h3>
    <ul class="index">
      <li><a href="/docs/events">Event types</a> <span class="soft">The events that webhooks receive, each with an example</span></li>
      <li><a href="/docs/schemas">Schemas</a> <span class="soft">All named types in requests, responses and events</span></li>
      <li><a href="/docs/guides/errors#the-codes">Errors</a> <span class="soft">Each code with its cause and what to do</span></li>
      <li><a href="/docs/changelog">Changelog</a> <span class="soft">Changes by release</span></li>
      <li><a href="/v1/openapi.json">OpenAPI document</a> <span class="soft">The contract in machine-readable form</span></li>
      <li><a href="/docs/workforce.postman_collection.json">Postman collection</a> <span class="soft">All operations with examples, for Postman and Bruno</span></li>
      <li><a href="/llms.txt">llms.txt</a> <span class="soft">The index for language models, with the guides as Markdown</span></li>
    </ul>`
  return { address: '/docs', title: info.title, content }
}
