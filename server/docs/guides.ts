import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Html } from '../pages/html.ts'
import { type Entry, renderMarkdown, secondLevelHeadings } from './markdown.ts'

const folder = join(import.meta.dirname, '../../openapi/guides')
const guidesAddress = '/docs/guides'

/** A page of `openapi/guides`. */
export interface Guide {
  address: string
  title: string
  content: Html
  parts: Entry[]
}

/** `webhooks.md#sign` → `/docs/guides/webhooks#sign` */
function pageAddress(href: string): string {
  const [, name, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? []
  return name === undefined ? href : `${guidesAddress}${name === 'README' ? '' : `/${name}`}${anchor}`
}

/**
 * Renders a guide.
 *
 * @param text - Markdown with the title in the first line
 * @param names - the addresses of identifiers, such as operations
 */
export function readGuide(address: string, text: string, names: ReadonlyMap<string, string> = new Map()): Guide {
  const [, title = '', rest = ''] = /^# ([^\n]+)\n(.*)$/s.exec(text) ?? []
  return {
    address,
    title,
    content: renderMarkdown(rest, { linkAddress: pageAddress, names }),
    parts: secondLevelHeadings(rest),
  }
}

/** Reads the guides by name in the order of their index, which has an empty name. */
export function readGuides(names: ReadonlyMap<string, string>): Map<string, Guide> {
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  const listed = [...index.matchAll(/\(([\w-]+)\.md\)/g)].map(([, name = '']) => name)
  const present = readdirSync(folder).map((file) => file.replace(/\.md$/, ''))
  const order = ['README', ...new Set([...listed, ...present.filter((name) => name !== 'README')])]
  return new Map(
    order.map((file) => {
      const name = file === 'README' ? '' : file
      const address = name === '' ? guidesAddress : `${guidesAddress}/${name}`
      return [name, readGuide(address, readFileSync(join(folder, `${file}.md`), 'utf8'), names)]
    }),
  )
}

/**
 * Renders CHANGELOG.md. Right after a release, the section of unreleased changes is empty and left out.
 *
 * @param text - of the file
 */
export const changelogPage = (text: string): Guide =>
  readGuide('/docs/changelog', text.replace(/^## Unreleased\s+(?=## )/m, ''))
