import { readFileSync, writeFileSync } from 'node:fs'
import { type ContractDocument, readContract, resolve } from '../operation/contract-document.ts'
import { type Setting, settings } from '../process/config.ts'

/**
 * Writes the tables that come from the contract and from `settings` into a README.
 *
 * @param readme - Markdown with the markers `<!-- events:start -->`, `<!-- events:end -->` and the same of `settings`
 * @returns the text with new tables between the markers
 * @throws {Error} when a marker is missing
 */
export function withTables(readme: string, contract: ContractDocument): string {
  return between(between(readme, 'events', eventTables(contract)), 'settings', settingTable(settings))
}

/**
 * Writes how deliveries are verified, as the contract has it, into the README of the SDK.
 *
 * @param readme - Markdown with the markers `<!-- verifying:start -->` and `<!-- verifying:end -->`
 * @returns the text with the snippets of today between the markers
 * @throws {Error} when a marker is missing
 */
export const withVerifying = (readme: string, contract: ContractDocument): string =>
  between(readme, 'verifying', contract.tags.find(({ name }) => name === 'webhooks')?.description ?? '')

function between(readme: string, name: string, table: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The README needs ${start} and ${end} around the table`)
  return `${readme.slice(0, from + start.length)}\n${table}\n${readme.slice(to)}`
}

/** Two tables: the event types with the name of their `data`, and under them the members of each `data`. */
function eventTables(contract: ContractDocument): string {
  const shapes = new Map<string, string[]>()
  const rows = Object.entries(contract.webhooks).map(([type, { post }]) => {
    const payload = post.requestBody?.content['application/json']?.schema ?? {}
    const data = resolve(contract, payload).properties?.data ?? {}
    const name = data.$ref?.split('/').at(-1) ?? 'object'
    shapes.set(name, Object.keys(resolve(contract, data).properties ?? {}))
    return [`\`${type}\``, post.description ?? '', `\`${name}\``]
  })
  const members = [...shapes].map(([name, each]) => [`\`${name}\``, each.map((member) => `\`${member}\``).join(', ')])
  return `${table(['Type', 'When', '`data`'], rows)}\n\n${table(['`data`', 'Members'], members)}`
}

function settingTable(all: Record<string, Setting<unknown>>): string {
  const rows = Object.entries(all).map(([name, { description, shownDefault, schema }]) => {
    const { data } = schema.safeParse(undefined)
    const own = data === undefined || data === '' ? 'required' : `\`${String(data)}\``
    return [`\`${name}\``, shownDefault ?? own, description]
  })
  return table(['Variable', 'Default', 'Meaning'], rows)
}

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n')
}

if (process.argv[1] === import.meta.filename) {
  const contract = readContract()
  for (const [path, fill] of [
    ['../../README.md', withTables] as const,
    ['../../sdk/README.md', withVerifying] as const,
  ]) {
    const file = new URL(path, import.meta.url)
    writeFileSync(file, fill(readFileSync(file, 'utf8'), contract))
  }
}
