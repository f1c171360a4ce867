import { icon, styleAddress } from './assets.ts'
import { type Html, html } from './html.ts'

/**
 * The Content-Security-Policy of a page: style sheets and forms of the same origin.
 *
 * @param more - additional directives of the page
 */
export const pagePolicy = (...more: string[]): string =>
  [
    `default-src 'none'`,
    `style-src 'self'`,
    `img-src 'self' data:`, // logos; the icon and the QR code as data URIs
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    ...more,
  ].join('; ')

interface Options {
  /** Precedes the title of the window, such as `Error: `. */
  state?: string
  /** Whether the content needs more width than a form. */
  wide?: boolean
  /** The URLs of scripts. The page must also work without them. */
  script?: string | readonly string[]
  /** The language of the text (BCP 47); English by default. */
  language?: string
  /** The owner of the page, above the title, instead of Workforce. */
  brand?: Html
}

interface DocumentOptions extends Omit<Options, 'wide' | 'brand'> {
  /** The style sheet and script of one kind of page, after those of all pages. */
  more?: { style: string; script: string }
  /** The name of the site in the title of the window. */
  site?: string
}

/** A data URI, so that it needs no request. */
const iconAddress = `data:image/svg+xml,${encodeURIComponent(icon)}`

/** An HTML document with a body. */
export const htmlDocument = (
  title: string,
  body: Html,
  { state = '', script, more, site = 'Workforce', language = 'en' }: DocumentOptions = {},
): string =>
  html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="${iconAddress}">
    <link rel="stylesheet" href="${styleAddress}">
    ${more !== undefined && html`<link rel="stylesheet" href="${more.style}">`}
    <title>${state}${title} – ${site}</title>
    ${[script ?? []].flat().map((src) => html`<script type="module" src="${src}"></script>`)}
    ${more !== undefined && html`<script type="module" src="${more.script}"></script>`}
  </head>
  ${body}
</html>
`.text

/** A page without navigation, for a single task. */
export function page(
  title: string,
  content: Html,
  { wide = false, brand = html`<p class="brand">Workforce</p>`, ...options }: Options = {},
): string {
  const body = html`<body class="${wide ? 'alone wide' : 'alone'}">
    <main>
      ${brand}
      <h1>${title}</h1>
      ${content}
    </main>
  </body>`
  return htmlDocument(title, body, options)
}
