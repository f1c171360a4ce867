import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Html } from '../pages/html.ts'
import { type Entry, renderMarkdown, secondLevelHeadings } from './markdown.ts'
import type { Screenshot } from './screenshots.ts'

const folder = join(import.meta.dirname, '../../openapi/guides')
const guidesAddress = '/docs/guides'

/** A page that is rendered from a file in `openapi/guides`. */
export interface Guide {
  address: string
  title: string
  content: Html
  parts: Entry[]
}

/** Returns the path of the page for a link to a file: `webhooks.md#sign` → `/docs/guides/webhooks#sign`. */
function pageAddress(href: string): string {
  const [, name, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? []
  return name === undefined ? href : `${guidesAddress}${name === 'README' ? '' : `/${name}`}${anchor}`
}

/** The targets of names and images in a guide. */
interface References {
  /** The paths of identifiers, such as operations. */
  names?: ReadonlyMap<string, string>
  /** The screenshots by the names of their files. */
  screenshots?: ReadonlyMap<string, Screenshot>
}

/**
 * Renders a guide.
 *
 * @param text - Markdown whose first line is the title
 */
export function readGuide(address: string, text: string, { names, screenshots }: References = {}): Guide {
  const [, title = '', rest = ''] = /^# ([^\n]+)\n(.*)$/s.exec(text) ?? []
  const findImage = (src: string) => screenshots?.get(src.replace(/^screenshots\//, ''))
  return {
    address,
    title,
    content: renderMarkdown(rest, { linkAddress: pageAddress, names, findImage }),
    parts: secondLevelHeadings(rest),
  }
}

/** Renders the files of the guides, by name in the order of the index, whose name is an empty string. */
export const renderGuides = (files: ReadonlyMap<string, string>, references: References): Map<string, Guide> =>
  new Map(
    [...files].map(([file, text]) => {
      const name = file === 'README' ? '' : file
      const address = name === '' ? guidesAddress : `${guidesAddress}/${name}`
      return [name, readGuide(address, text, references)]
    }),
  )

/** Reads the Markdown of the guides, by the names of their files, in the order of the index, which is first. */
export function readGuideFiles(): Map<string, string> {
  const read = (name: string) => readFileSync(join(folder, `${name}.md`), 'utf8')
  const listed = listGuides(read('README')).map(({ name }) => name)
  const present = readdirSync(folder).flatMap((file) => /^(.+)\.md$/.exec(file)?.[1] ?? [])
  return new Map([...new Set(['README', ...listed, ...present])].map((name) => [name, read(name)]))
}

/** An entry in the index of the guides. */
interface GuideEntry {
  name: string
  title: string
  description: string
}

/** Returns the entries in the index of the guides, such as `1. [Quickstart](quickstart.md): start the service.` */
export const listGuides = (index: string): GuideEntry[] =>
  [...index.matchAll(/^\d+\. \[(.+)\]\(([\w-]+)\.md\): (.+)$/gm)].map(
    ([, title = '', name = '', description = '']) => ({ name, title, description }),
  )

/**
 * Renders CHANGELOG.md. Immediately after a release, the section of unreleased changes is empty and therefore omitted.
 *
 * @param text - the content of CHANGELOG.md
 */
export const changelogPage = (text: string): Guide =>
  readGuide('/docs/changelog', text.replace(/^## Unreleased\s+(?=## )/m, ''))
