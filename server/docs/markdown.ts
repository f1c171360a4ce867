import markdownIt from 'markdown-it'
import { Html } from '../pages/html.ts'

/** What a text may lead to. */
interface Surroundings {
  /** The address of a link, as it is on a page. */
  addressOf?: ((href: string) => string) | undefined
  /** The addresses of names in code, such as operations. */
  names?: ReadonlyMap<string, string> | undefined
}

/** HTML in a text is shown as text, such as `<id>`. */
const markdown = markdownIt()
const { escapeHtml } = markdown.utils
const { rules } = markdown.renderer

// Blocks wider than a phone scroll by themselves. They take the focus, so that the keyboard can scroll them.
rules.fence = (tokens, index) => `<pre tabindex="0"><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`
rules.table_open = () => '<div class="scrolled" tabindex="0"><table>\n'
rules.table_close = () => '</table></div>\n'
rules.heading_open = (tokens, index, options, _env, self) => {
  const anchor = anchorAt(tokens, index)
  const before = tokens
    .slice(0, index)
    .filter(({ type }, at) => type === 'heading_open' && anchorAt(tokens, at) === anchor)
  tokens[index]?.attrSet('id', before.length === 0 ? anchor : `${anchor}-${before.length}`)
  return self.renderToken(tokens, index, options)
}
rules.tr_open = (tokens, index, options, _env, self) => {
  const [code, ...others] = tokens[index + 2]?.children ?? []
  const isName = code?.type === 'code_inline' && others.length === 0 && /^[a-z][a-z0-9_]*$/.test(code.content)
  if (isName) tokens[index]?.attrSet('id', code.content) // rows of a table of names can be linked to
  return self.renderToken(tokens, index, options)
}
rules.link_open = (tokens, index, options, env, self) => {
  const token = tokens[index]
  const href = String(token?.attrGet('href'))
  token?.attrSet('href', surroundingsOf(env).addressOf?.(href) ?? href)
  return self.renderToken(tokens, index, options)
}
rules.code_inline = (tokens, index, _options, env) => {
  const { names } = surroundingsOf(env)
  const text = tokens[index]?.content ?? ''
  const code = `<code>${escapeHtml(text)}</code>`
  const isInLink = tokens.slice(0, index).findLast(({ type }) => type.startsWith('link_'))?.type === 'link_open'
  const address = isInLink ? undefined : names?.get(text)
  return address === undefined ? code : `<a href="${escapeHtml(address)}">${code}</a>`
}

/** The renderer hands on what a text was renderMarkdown with. */
const surroundingsOf = (env: object | undefined): Surroundings => env ?? {}

const anchorAt = (tokens: { content: string }[], index: number): string => anchorOf(tokens[index + 1]?.content ?? '')

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** A text with blocks; comments in lines of their own are left out. */
export const renderMarkdown = (text: string, surroundings: Surroundings = {}): Html =>
  new Html(markdown.render(text.replaceAll(/^<!-- .* -->\n/gm, ''), { ...surroundings }))

/** A text within a line. */
export const renderMarkdownLine = (text: string, surroundings: Surroundings = {}): Html =>
  new Html(markdown.renderInline(text.trim(), { ...surroundings }))

/** A line of the contents. */
export interface Entry {
  href: string
  text: string
}

/** The headings of the second level, with their anchors. */
export function secondLevelHeadings(text: string): Entry[] {
  const tokens = markdown.parse(text, {})
  return tokens.flatMap(({ type, tag }, index) => {
    const heading = tokens[index + 1]?.content ?? ''
    return type === 'heading_open' && tag === 'h2'
      ? [{ href: `#${anchorOf(heading)}`, text: heading.replaceAll('`', '') }]
      : []
  })
}
