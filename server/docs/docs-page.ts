import { addressOfAsset, scriptAddress } from '../pages/assets.ts'
import { type Html, html, type Piece } from '../pages/html.ts'
import { htmlDocument, pagePolicy } from '../pages/page.ts'
import { docsScript, docsStyle } from './assets.ts'
import type { Contents } from './contents.ts'
import type { Entry } from './markdown.ts'

/** A page of the documentation. */
export interface DocsPage {
  /** Of the entry in the contents that is marked. */
  address: string
  title: string
  content: Html
  /** What is on the page, under its entry. */
  parts?: readonly Entry[]
}

export const docsPolicy = pagePolicy(`script-src 'self'`)

/** A page beside the contents of the whole documentation. */
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
    <a class="brand" href="/docs">Workforce API</a>
    <div class="menu"><input class="spoken" type="checkbox" id="menu"><label for="menu">Menu</label></div>
    <nav aria-label="Documentation">
      <form action="/docs/search" role="search"><label class="spoken" for="find">Search the documentation</label><input id="find" name="q" type="search" placeholder="Search" autocomplete="off"></form>
      ${contents.map(({ title: name, entries }) => html`<h2>${name}</h2><ul>${entries.map(entry)}</ul>`)}
    </nav>
  </header>
  <main id="main">
    <div class="title"><h1>${title}</h1></div>
    ${content}
  </main>
</body>`
  const more = { style: addressOfAsset(docsStyle), script: addressOfAsset(docsScript) }
  return htmlDocument(title, body, { script: scriptAddress, more, site: 'API documentation' })
}
