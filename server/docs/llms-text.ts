import type { Contract } from '../../openapi/read/contract.ts'
import { listGuides } from './guides.ts'
import { firstSentence, resourceGroups } from './resources.ts'

/**
 * Returns the index of the documentation for language models, in the format of https://llmstxt.org.
 *
 * @param guideIndex - the Markdown of the index of the guides
 */
export function llmsText(contract: Contract, guideIndex: string): string {
  const { info, 'x-sample-url': url } = contract
  const [lead = '', ...rest] = info.description.trim().split('\n\n')
  const section = (title: string, entries: string[]) => [`## ${title}`, entries.join('\n')]
  const guides = listGuides(guideIndex).map(
    ({ name, title, description }) => `- [${title}](${url}/docs/guides/${name}.md): ${description}`,
  )
  const reference = resourceGroups(contract).flatMap(({ name, resources }) =>
    section(
      name,
      resources.map(({ name, address, description }) => `- [${name}](${url}${address}): ${firstSentence(description)}`),
    ),
  )
  const optional = [
    `- [OpenAPI document](${url}/v1/openapi.json): the contract in machine-readable form`,
    `- [Postman collection](${url}/docs/workforce.postman_collection.json): all operations with examples, for Postman and Bruno`,
    `- [Event types](${url}/docs/events): the events that webhooks receive, each with an example`,
    `- [Schemas](${url}/docs/schemas): all named types in requests, responses and events`,
    `- [Changelog](${url}/docs/changelog.md): changes by release`,
  ]
  const texts = [
    `# ${info.title}`,
    `> ${lead}`,
    ...rest,
    ...section('Guides', guides),
    ...reference,
    ...section('Optional', optional),
  ]
  return `${texts.join('\n\n')}\n`
}
