import { createHash } from 'node:crypto'
import { Html, html } from './html.ts'

const style = `
  :root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 1.0625rem/1.5 system-ui, sans-serif }
  body { max-width: 26rem; margin: 0 auto; padding: 2rem 1.25rem }
  body.wide { max-width: 48rem }
  h1 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere }
  h2 { margin: 2rem 0 .5rem; font-size: 1.1875rem; line-height: 1.25 }
  a { color: #1d4ed8 }
  label { display: block; margin: 1.25rem 0 .25rem; font-weight: 600 }
  input, textarea, button { box-sizing: border-box; width: 100%; padding: .75rem; border: 1px solid #767676; border-radius: .375rem; font: inherit }
  input[type=checkbox] { width: 1.25rem; height: 1.25rem; margin: .125rem .625rem 0 0; flex: none }
  button { margin-top: 1.5rem; border-color: #1d4ed8; background: #1d4ed8; color: #fff; font-weight: 600; cursor: pointer }
  button.quiet { border-color: #b91c1c; background: #b91c1c }
  :focus-visible { outline: 3px solid #60a5fa; outline-offset: 2px }
  summary { margin-top: 2rem; cursor: pointer }
  code { overflow-wrap: anywhere; font-size: .875rem }
  pre { padding: .75rem; overflow-x: auto; border: 1px solid #767676; border-radius: .375rem; line-height: 1.4 }
  pre code { overflow-wrap: normal; font-size: .8125rem }
  table { border-collapse: collapse; font-size: .9375rem }
  th, td { padding: .375rem .75rem .375rem 0; border-bottom: 1px solid #767676; text-align: left; vertical-align: top }
  .scrolled { overflow-x: auto }
  .scrolled code { overflow-wrap: normal }
  .scrolled td { min-width: 8rem }
  .account { overflow-wrap: anywhere }
  .hint { margin: .25rem 0 0; font-size: .9375rem }
  .choice { display: flex; align-items: flex-start; font-weight: 400 }
  .problem { margin: 1.25rem 0 0; padding: .75rem; border-left: .25rem solid #b91c1c; font-weight: 600 }
  .pages { max-height: 75vh; margin: 1rem 0; padding: .5rem; overflow: auto; border: 1px solid #767676; border-radius: .375rem; background: #e5e7eb }
  .pages canvas { display: block; width: 100%; margin: 0 0 .5rem; background: #fff }
  .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: pre-line }
  @media (prefers-color-scheme: dark) { a { color: #93c5fd } }
`

/**
 * The Content-Security-Policy of a page: it allows the page's own style, and forms to the same site.
 *
 * @param more - directives that one page needs in addition
 */
export const pagePolicy = (...more: string[]): string =>
  [
    `default-src 'none'`,
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `img-src data:`, // the empty icon: without one, browsers would ask for /favicon.ico
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    ...more,
  ].join('; ')

interface Options {
  /** Precedes the title of the window, such as `Error: `. */
  state?: string
  /** Whether the content needs more room than a form. */
  wide?: boolean
  /** The address of a script; the page must also work without it. */
  script?: string
}

/** A whole page, in the layout of all our pages. */
export function page(title: string, content: Html, { state = '', wide = false, script }: Options = {}): string {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <link rel="icon" href="data:,">
    <title>${state}${title} – Workforce</title>
    <style>${new Html(style)}</style>
    ${script === undefined ? [] : html`<script type="module" src="${script}"></script>`}
  </head>
  <body${wide ? html` class="wide"` : []}>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>
`.text
}
