import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import markdownIt from 'markdown-it'
import { methodNotAllowed, routeNotFound } from '../operation/errors.ts'
import { Html, html } from '../pages/html.ts'
import { page, pagePolicy } from '../pages/page.ts'

const folder = join(import.meta.dirname, '../../openapi/guides')
const home = '/docs/guides'

/** The address of `npm start`. In a guide it stands for the service that shows the guide. */
const startUrl = 'http://127.0.0.1:3000'

/** HTML in a guide is shown as text, such as `<id>`. */
const markdown = markdownIt()

const { escapeHtml } = markdown.utils
// Blocks wider than a phone scroll by themselves. They take the focus, so that the keyboard can scroll them.
markdown.renderer.rules.fence = (tokens, index) =>
  `<pre tabindex="0"><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`
markdown.renderer.rules.table_open = () => '<div class="scrolled" tabindex="0"><table>\n'
markdown.renderer.rules.table_close = () => '</table></div>\n'
markdown.renderer.rules.heading_open = (tokens, index, options, _env, self) => {
  tokens[index]?.attrSet('id', anchorOf(tokens[index + 1]?.content ?? ''))
  return self.renderToken(tokens, index, options)
}
markdown.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  const token = tokens[index]
  token?.attrSet('href', addressOf(String(token.attrGet('href'))))
  return self.renderToken(tokens, index, options)
}

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** `webhooks.md#sign` → `/docs/guides/webhooks#sign`; an address at the service → its path. */
function addressOf(href: string): string {
  const [, name, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? []
  if (name !== undefined) return `${home}${name === 'README' ? '' : `/${name}`}${anchor}`
  return href.startsWith(`${startUrl}/`) ? href.slice(startUrl.length) : href
}

/**
 * A guide as a page.
 *
 * @param text - Markdown whose first line is the title; comments in lines of their own are left out
 */
export function renderGuide(text: string): string {
  const [, title = '', rest = ''] = /^# ([^\n]+)\n(.*)$/s.exec(text) ?? []
  const body = markdown.render(rest.replaceAll(/^<!-- .* -->\n/gm, ''))
  const links = html`<nav aria-label="Documentation"><a href="${home}">Guides</a> · <a href="/docs">Reference</a></nav>`
  return page(title, html`${links}\n${new Html(body)}`, { wide: true })
}

/** The pages by name; the name of the README's page is empty. */
function readGuides(): Map<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  return new Map(
    files.map((file) => [
      file.replace(/^README\.md$|\.md$/, ''),
      renderGuide(readFileSync(join(folder, file), 'utf8')),
    ]),
  )
}

/** The guides of `openapi/guides` for people, at `/docs/guides`. The first request reads them all. */
export function guideRoutes(): Router {
  let guides: Map<string, string> | undefined
  const answer: RequestHandler<{ name?: string }> = ({ params }, res, next) => {
    guides ??= readGuides()
    const guide = guides.get(params.name ?? '')
    if (guide === undefined) return next(routeNotFound())
    res.setHeader('Content-Security-Policy', pagePolicy())
    res.type('html').send(guide)
  }
  const router = Router()
  router.get([home, `${home}/:name`], answer)
  router.all([home, `${home}/:name`], (_req, _res, next) => next(methodNotAllowed(['GET'])))
  return router
}
