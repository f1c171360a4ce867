import type { Contract } from '../../openapi/read/contract.ts'
import type { Guide } from './guides.ts'
import type { Entry } from './markdown.ts'
import { resourceGroups } from './resources.ts'

/** All pages in the order in which they are read: guides, what holds for all of the API, and then the reference. */
export type Contents = readonly { title: string; entries: readonly Entry[] }[]

export const docsContents = (contract: Contract, guides: ReadonlyMap<string, Guide>): Contents => [
  {
    title: 'Guides',
    entries: [...guides].flatMap(([name, { address, title }]) => (name === '' ? [] : [{ href: address, text: title }])),
  },
  ...resourceGroups(contract).map(({ name, resources }) => ({
    title: name,
    entries: resources.map((resource) => ({ href: resource.address, text: resource.name })),
  })),
  {
    title: 'More',
    entries: [
      { href: '/docs/events', text: 'Event types and examples' },
      { href: '/docs/schemas', text: 'Schemas' },
      { href: '/docs/changelog', text: 'Changelog' },
      { href: '/v1/openapi.json', text: 'OpenAPI document' },
    ],
  },
]
