import { readFileSync, writeFileSync } from 'node:fs'
import { type Contract, componentName, readContract, resolve, type Schema } from '../../openapi/read/contract.ts'
import { listSentEvents } from '../../openapi/read/operations.ts'
import type { Setting } from '../process/setting-kinds.ts'
import { settings } from '../process/settings.ts'

type Part = (contract: Contract) => string

/** Generators of parts by the names of their markers. */
const parts = {
  events: eventTables,
  headers: headerTable,
  settings: () => settingTable(settings),
  verifying: (contract) => contract.tags.find(({ name }) => name === 'webhooks')?.description ?? '',
} satisfies Record<string, Part>

/** The pages with generated parts. */
export const pages: { file: URL; names: (keyof typeof parts)[] }[] = [
  { file: new URL('../README.md', import.meta.url), names: ['settings'] },
  { file: new URL('../../openapi/guides/webhooks.md', import.meta.url), names: ['headers', 'events', 'verifying'] },
]

/**
 * Replaces the generated parts of a page.
 *
 * @param page - Markdown with markers around each part, such as `<!-- events:start -->` and `<!-- events:end -->`
 * @throws {Error} when a marker is missing
 */
export const fill = (page: string, names: (keyof typeof parts)[], contract: Contract): string =>
  names.reduce((text, name) => replaceBetween(text, name, parts[name](contract)), page)

function replaceBetween(page: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The page needs the markers ${start} and ${end}`)
  return `${page.slice(0, from + start.length)}\n${part}\n${page.slice(to)}`
}

/** Tables of the event types with their `data`, and of the members of each `data`. */
function eventTables(contract: Contract): string {
  const shapes = new Map<string, string[]>()
  const rows = listSentEvents(contract).map(({ path: type, description, requestBody }) => {
    const payload = requestBody?.content['application/json']?.schema ?? {}
    const data = resolve<Schema>(contract, payload).properties?.data ?? {}
    const name = componentName(data) ?? 'object'
    shapes.set(name, Object.keys(resolve<Schema>(contract, data).properties ?? {}))
    return [`\`${type}\``, description, `\`${name}\``]
  })
  const members = [...shapes].map(([name, each]) => [`\`${name}\``, each.map((member) => `\`${member}\``).join(', ')])
  return `${table(['Type', 'When', '`data`'], rows)}\n\n${table(['`data`', 'Members'], members)}`
}

/** The headers of webhook requests. */
function headerTable(contract: Contract): string {
  const [event] = listSentEvents(contract)
  const rows = (event?.parameters ?? []).map(({ name, description = '' }) => [
    `\`${name}\``,
    `${description.trim().replaceAll('\n', ' ')}.`,
  ])
  return table(['Header', 'Value'], rows)
}

function settingTable(all: Record<string, Setting<unknown>>): string {
  const rows = Object.entries(all).map(([name, { description, shownDefault, schema }]) => {
    const { data } = schema.safeParse(undefined)
    const defaultText = data === undefined || data === '' ? 'required' : `\`${String(data)}\``
    return [`\`${name}\``, shownDefault ?? defaultText, description]
  })
  return table(['Variable', 'Default', 'Meaning'], rows)
}

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n')
}

/** Settings that production requires; the others have defaults. */
const required: Record<string, string> = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://workforce:password@127.0.0.1:5432/workforce',
  JWT_SECRETS: '',
  ENCRYPTION_KEYS: '',
}

/** The text of `.env.example`: required settings first, then all others with their defaults as comments. */
export function exampleEnvironment(): string {
  const describe = (names: string[]) =>
    names.map((name) => {
      const { description, schema } = (settings as Record<string, Setting<unknown>>)[name] as Setting<unknown>
      const { data } = schema.safeParse(undefined)
      const line = name in required ? `${name}=${required[name]}` : `#${name}=${data === undefined ? '' : quote(data)}`
      return `# ${description.replaceAll('`', '')}\n${line}\n`
    })
  const optional = Object.keys(settings).filter((name) => !(name in required))
  return `# The settings of a production service, made by \`npm run generate\`: copy it to workforce.env, and fill it in.
# node --env-file=workforce.env server/main.ts, Docker Compose and systemd read such a file. server/README.md says more.

# Required. Make the two secrets with: openssl rand -hex 32; openssl rand -base64 32

${describe(Object.keys(required)).join('\n')}
# With their defaults

${describe(optional).join('\n')}`
}

const quote = (value: unknown): string => (/[ <#]/.test(String(value)) ? `"${String(value)}"` : String(value))

if (process.argv[1] === import.meta.filename) {
  writeFileSync(new URL('../../.env.example', import.meta.url), exampleEnvironment())
  const contract = readContract()
  for (const { file, names } of pages) writeFileSync(file, fill(readFileSync(file, 'utf8'), names, contract))
}
