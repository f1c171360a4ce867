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
function addressOf(href: string): string {
  const [, name, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? []
  return name === undefined ? href : `${guidesAddress}${name === 'README' ? '' : `/${name}`}${anchor}`
}

/**
 * Reads a guide.
 *
 * @param text - Markdown whose first line is the title
 * @param names - the addresses of what code in it names
 */
export function readGuide(address: string, text: string, names: ReadonlyMap<string, string> = new Map()): Guide {
  const [, title = '', rest = ''] = /^# ([^\n]+)\n(.*)$/s.exec(text) ?? []
  return { address, title, content: renderMarkdown(rest, { addressOf, names }), parts: secondLevelHeadings(rest) }
}

/** The guides by name, in the order in which their index, whose name is empty, leads to them. */
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
