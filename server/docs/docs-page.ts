import type { Contract } from '../../openapi/read/contract.ts'
import { assetAddress, readAsset, scriptAddress } from '../pages/assets.ts'
import { type Html, html, type Piece } from '../pages/html.ts'
import { htmlDocument, pagePolicy } from '../pages/page.ts'
import type { Guide } from './guides.ts'
import type { Entry } from './markdown.ts'
import { resourceGroups } from './resources.ts'

export const docsStyle = readAsset(import.meta.dirname, 'docs.css')
export const docsScript = readAsset(import.meta.dirname, 'docs.js')

/** A page of the documentation. */
export interface DocsPage {
  /** The path of the page, by which its entry in the navigation is found. */
  address: string
  title: string
  content: Html
  /** The sections of the page, which are listed below its entry in the navigation. */
  parts?: readonly Entry[]
}

export const docsPolicy = pagePolicy(`script-src 'self'`)

/** The entries of the navigation, by group: all pages in reading order. */
type Contents = readonly { title: string; entries: readonly Entry[] }[]

export const docsContents = (contract: Contract, guides: ReadonlyMap<string, Guide>): Contents => [
  {
    title: 'Guides',
    entries: [...guides].flatMap(([name, { address, title }]) => (name === '' ? [] : [{ href: address, text: title }])),
  },
  ...resourceGroups(contract).map(({ name, resources }) => ({
    title: name,
    entries: resources.map((resource) => ({ href: resource.address, text: resource.name })),
  })),
  {
    title: 'More',
    entries: [
      { href: '/docs/events', text: 'Event types and examples' },
      { href: '/docs/schemas', text: 'Schemas' },
      { href: '/docs/changelog', text: 'Changelog' },
      { href: '/v1/openapi.json', text: 'OpenAPI document' },
    ],
  },
]

/** Renders a page with the navigation. */
export function docsPageText(contents: Contents, { address, title, content, parts = [] }: DocsPage): string {
  const entry = ({ href, text }: Entry): Piece =>
    html`<li><a href="${href}"${href === address && html` aria-current="page"`}>${text}</a>${
      href === address &&
      parts.length > 0 &&
      html`<ul>${parts.map((part) => html`<li><a href="${part.href}">${part.text}</a></li>`)}</ul>`
    }</li>`
  const body = html`<body class="console docs">
  <a class="skip" href="#main">Skip to the content</a>
  <header>
    <p class="site"><a class="brand" href="/docs">Workforce API</a></p>
    <button type="button" class="second contents" popovertarget="contents">Menu</button>
    <nav id="contents" popover aria-label="Documentation">
      <form action="/docs/search" role="search"><label class="spoken" for="find">Search the documentation</label><input id="find" name="q" type="search" placeholder="Search" autocomplete="off"></form>
      ${contents.map(({ title: name, entries }) => html`<h2>${name}</h2><ul>${entries.map(entry)}</ul>`)}
    </nav>
  </header>
  <main id="main">
    <div class="title"><h1>${title}</h1></div>
    ${content}
  </main>
</body>`
  const more = { style: assetAddress(docsStyle), script: assetAddress(docsScript) }
  return htmlDocument(title, body, { script: scriptAddress, more, site: 'API documentation' })
}
