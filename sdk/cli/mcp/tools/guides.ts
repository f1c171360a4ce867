import { ConnectionError, ServerError } from 'workforce-sdk'
import { text } from '../inputs.ts'
import { strictObject } from '../library.ts'
import { defineReader } from '../tool.ts'

interface Section {
  guide: string
  heading: string
  text: string
  url: string
}

const maxSections = 5

/** The sections of the guides by the URL of the service, which do not change while a service runs. */
const cache = new Map<string, Promise<Section[]>>()

export const searchGuides = defineReader({
  name: 'search_guides',
  title: 'Search the guides',
  description:
    'Searches the documentation of the service: how leave is calculated, how a pay run is approved, how webhooks are verified, what an error code means. Returns the sections that match best.',
  requests: [],
  scopes: [],
  input: strictObject({ search: text('A few words, such as "carry over leave"') }),
  run: async ({ url }, { search }) => {
    const sections = cache.get(url) ?? readSections(url)
    cache.set(url, sections)
    sections.catch(() => cache.delete(url))
    const words = search.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? []
    const rated = (await sections).map((section) => ({ section, rating: rate(section, words) }))
    const best = rated.filter(({ rating }) => rating > 0).sort((a, b) => b.rating - a.rating)
    return { data: { sections: best.slice(0, maxSections).map(({ section }) => section) } }
  },
})

/** Returns how well a section matches: words in headings count more, and each different word more than repetitions. */
function rate({ guide, heading, text: body }: Section, words: string[]): number {
  const [headings, content] = [`${guide} ${heading}`.toLowerCase(), body.toLowerCase()]
  const ratings = words.map((word) => {
    const count = content.split(word).length - 1
    return (headings.includes(word) ? 6 : 0) + (count > 0 ? 4 : 0) + Math.min(count, 5) / 5
  })
  return ratings.reduce((sum, rating) => sum + rating, 0)
}

/** Reads the guides that the index links to, section by section. */
async function readSections(url: string): Promise<Section[]> {
  const index = await readGuide(url, 'README')
  const names = [...index.matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, name = '']) => name)
  const guides = await Promise.all(
    [...new Set(names)].map(async (name) => split(url, name, await readGuide(url, name))),
  )
  return guides.flat()
}

async function readGuide(url: string, name: string): Promise<string> {
  const address = new URL(`/docs/guides/${name}.md`, url)
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new ConnectionError(`No response from ${address}`, { code: 'connection_failed', cause })
  })
  if (response.ok) return response.text()
  throw new ServerError(`${address} responds with ${response.status}`, { code: 'unavailable', status: response.status })
}

function split(url: string, name: string, markdown: string): Section[] {
  const [, guide = name] = /^# (.+)$/m.exec(markdown) ?? []
  return markdown.split(/^## /m).map((part, index) => {
    const heading = index === 0 ? guide : part.slice(0, part.indexOf('\n'))
    const body = index === 0 ? part.replace(/^# .+\n/, '') : part.slice(heading.length)
    return { guide, heading, text: body.trim(), url: new URL(`/docs/guides/${name}`, url).href }
  })
}
