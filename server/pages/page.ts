import { icon, styleAddress } from './assets.ts'
import { type Html, html } from './html.ts'

/**
 * Returns the Content-Security-Policy of a page, which allows style sheets and forms of the same origin.
 *
 * @param more - additional directives of the page
 */
export const pagePolicy = (...more: string[]): string =>
  [
    `default-src 'none'`,
    `style-src 'self'`,
    `img-src 'self' data:`, // logos are images of this origin; the icon and QR codes are data URIs
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    ...more,
  ].join('; ')

interface Options {
  /** A prefix of the window title, such as `Error: `. */
  state?: string
  /** Whether the content is wider than a form. */
  wide?: boolean
  /** The URLs of scripts, which are optional: the page must also work without them. */
  script?: string | readonly string[]
  /** The language of the text (BCP 47); English by default. */
  language?: string
  /** The organisation that the page belongs to, shown above the title instead of Workforce. */
  brand?: Html
}

interface DocumentOptions extends Omit<Options, 'wide' | 'brand'> {
  /** The style sheet and script of one kind of page, loaded after those of all pages. */
  more?: { style: string; script: string }
  /** The name of the site in the window title. */
  site?: string
}

/** The icon as a data URI, which needs no request. */
const iconAddress = `data:image/svg+xml,${encodeURIComponent(icon)}`

/** Renders an HTML document with a body. */
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

/** Renders a page without navigation, for a single task. */
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
