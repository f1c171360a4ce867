import markdownIt from 'markdown-it'
import { Html } from '../pages/html.ts'

/** An image of a text, with its size in CSS pixels. */
interface TextImage {
  address: string
  width: number
  height: number
}

/** The targets of links in a text. */
interface LinkTargets {
  /** Returns the URL for the target of a link. */
  linkAddress?: ((href: string) => string) | undefined
  /** The paths of identifiers in inline code, such as operations. */
  names?: ReadonlyMap<string, string> | undefined
  /** Returns the file for the target of an image. */
  findImage?: ((src: string) => TextImage | undefined) | undefined
}

/** The Markdown parser, which escapes HTML in a text, such as `<id>`. */
const markdown = markdownIt()
const { escapeHtml } = markdown.utils
const { rules } = markdown.renderer

// Wide blocks scroll separately. They are focusable, so that they can be scrolled with the keyboard.
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
  if (isName) tokens[index]?.attrSet('id', code.content) // makes rows that describe an identifier linkable
  return self.renderToken(tokens, index, options)
}
rules.link_open = (tokens, index, options, env, self) => {
  const token = tokens[index]
  const href = String(token?.attrGet('href'))
  token?.attrSet('href', linkTargets(env).linkAddress?.(href) ?? href)
  return self.renderToken(tokens, index, options)
}
rules.code_inline = (tokens, index, _options, env) => {
  const { names } = linkTargets(env)
  const text = tokens[index]?.content ?? ''
  const code = `<code>${escapeHtml(text)}</code>`
  const isInLink = tokens.slice(0, index).findLast(({ type }) => type.startsWith('link_'))?.type === 'link_open'
  const address = isInLink ? undefined : names?.get(text)
  return address === undefined ? code : `<a href="${escapeHtml(address)}">${code}</a>`
}

rules.image = (tokens, index, _options, env) => {
  const src = String(tokens[index]?.attrGet('src'))
  const alternative = tokens[index]?.content ?? ''
  const image = linkTargets(env).findImage?.(src)
  const size = image === undefined ? '' : ` width="${image.width}" height="${image.height}"`
  return `<img src="${escapeHtml(image?.address ?? src)}" alt="${escapeHtml(alternative)}"${size} loading="lazy">`
}

/** Returns the link targets, which `markdown-it` passes from the second argument of `render` to the rules. */
const linkTargets = (env: object | undefined): LinkTargets => env ?? {}

const anchorAt = (tokens: { content: string }[], index: number): string =>
  headingAnchor(tokens[index + 1]?.content ?? '')

/** Returns the anchor of a heading, as GitHub generates it. */
const headingAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** Removes the comments on separate lines. */
export const removeComments = (text: string): string => text.replaceAll(/^<!-- .* -->\n/gm, '')

/** Renders Markdown without its comments. */
export const renderMarkdown = (text: string, targets: LinkTargets = {}): Html =>
  new Html(markdown.render(removeComments(text), { ...targets }))

/** Renders inline Markdown. */
export const renderMarkdownLine = (text: string, targets: LinkTargets = {}): Html =>
  new Html(markdown.renderInline(text.trim(), { ...targets }))

/** An entry of a table of contents. */
export interface Entry {
  href: string
  text: string
}

/** Returns the second-level headings with their anchors. */
export function secondLevelHeadings(text: string): Entry[] {
  const tokens = markdown.parse(text, {})
  return tokens.flatMap(({ type, tag }, index) => {
    const heading = tokens[index + 1]?.content ?? ''
    return type === 'heading_open' && tag === 'h2'
      ? [{ href: `#${headingAnchor(heading)}`, text: heading.replaceAll('`', '') }]
      : []
  })
}
