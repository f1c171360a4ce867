import { createHmac } from 'node:crypto'
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The options of `listen` and `resend`. */
export interface Settings {
  /** The URL of the service. */
  url: string
  apiKey: string
  /** The URL of the receiver. */
  forwardTo: string
  /** The secret that signs the forwarded events. */
  secret: string
}

export interface ListenCommand extends Settings {
  name: 'listen'
  /** Event types such as `person.created`, or patterns such as `person.*`; empty for all types. */
  events: string[]
  /** The start of the stream: `now`, a time, or the last cursor of an earlier run. */
  from: string
}

export interface ResendCommand extends Settings {
  name: 'resend'
  ids: string[]
}

/** The options of the server of tools for language models. */
export interface McpCommand extends Pick<Settings, 'url' | 'apiKey'> {
  name: 'mcp'
  /** Whether the tools that change something are offered. */
  write: boolean
}

export type Command = ListenCommand | ResendCommand | McpCommand | { name: 'help' } | { name: 'version' }

/** The error for an invalid command line; its message states the correct usage. */
export class UsageError extends Error {}

const defaultUrl = 'http://127.0.0.1:3000'

export const helpText = `Forwards the events of Workforce to a receiver of webhooks on this machine, and serves tools to agents.

  workforce-sdk listen --forward-to localhost:4000/hook [options]
  workforce-sdk resend <event id>... --forward-to localhost:4000/hook [options]
  workforce-sdk mcp [--write] [--url <url>]

listen follows the stream of events, signs each as a delivery of a webhook is signed, and posts it to the
receiver. It prints the signing secret first, and at its end the cursor with which --from continues.
resend forwards events again.
mcp serves tools to a client of the Model Context Protocol over stdin and stdout: those that the scopes of
the key in WORKFORCE_API_KEY permit.

Options
  --forward-to <address>  the receiver: a URL, host:port/path, or port/path of this machine
  --events <types>        only these, comma-separated: person.created,leave.* (listen; all by default)
  --from <position>       now, a time such as 2026-01-15T09:30:00Z, or a cursor (listen; now by default)
  --api-key <key>         with the scope events:read and the read scopes of the areas;
                          WORKFORCE_API_KEY by default, which other users of the machine do not see
  --url <url>             the service; WORKFORCE_URL, or else ${defaultUrl}
  --write                 also tools that change something (mcp; tools only read by default)
  --secret <whsec_...>    signs with this secret; by default with one made from the API key, so that
                          it is the same each time
  --help, --version`

const options = {
  'forward-to': { type: 'string' },
  events: { type: 'string', multiple: true },
  from: { type: 'string' },
  'api-key': { type: 'string' },
  url: { type: 'string' },
  secret: { type: 'string' },
  write: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} satisfies ParseArgsConfig['options']

const mcpOptions = new Set(['url', 'write'])
const listenOptions = new Set(Object.keys(options).filter((option) => option !== 'write'))

/**
 * Parses a command line.
 *
 * @param argv - the arguments, without the name of the command
 * @throws {UsageError} when the command line is invalid
 */
export function readCommand(argv: string[], env: Record<string, string | undefined>): Command {
  const { values, positionals } = parsed(argv)
  const [name, ...operands] = positionals
  if (values.version) return { name: 'version' }
  if (values.help || name === undefined || name === 'help') return { name: 'help' }
  if (name !== 'listen' && name !== 'resend' && name !== 'mcp') throw usage(`There is no command ${name}.`)
  if (name !== 'resend' && operands.length > 0) throw usage(`${name} takes no ${operands.join(' ')}.`)
  if (name === 'resend' && operands.length === 0) throw usage('resend needs the ID of an event, such as evt_0196f2….')

  const foreign = Object.keys(values).filter((option) => !(name === 'mcp' ? mcpOptions : listenOptions).has(option))
  if (foreign.length > 0)
    throw usage(`${name} takes no --${foreign[0]}.${foreign[0] === 'api-key' ? ' Set WORKFORCE_API_KEY.' : ''}`)
  const apiKey = values['api-key'] ?? env.WORKFORCE_API_KEY ?? ''
  const url = values.url ?? (env.WORKFORCE_URL || defaultUrl)
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw usage(`--url is not an http or https address: ${url}`)
  if (apiKey === '') {
    throw usage(`There is no API key: set WORKFORCE_API_KEY. You make one at ${new URL(url).origin}/console/api-keys.`)
  }
  if (name === 'mcp') return { name, url, apiKey, write: values.write === true }
  const settings = {
    url,
    apiKey,
    forwardTo: receiverAddress(values['forward-to']),
    secret: values.secret ?? deriveSecret(apiKey),
  }
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(settings.secret)) throw usage('--secret must be whsec_ and base64.')
  if (name === 'resend') return { name, ids: operands, ...settings }
  const events = (values.events ?? []).flatMap((list) => list.split(',')).map((type) => type.trim())
  return { name, events: events.filter((type) => type !== '' && type !== '*'), from: values.from ?? 'now', ...settings }
}

function parsed(argv: string[]) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: true })
  } catch (error) {
    throw usage((error as Error).message)
  }
}

const usage = (problem: string): UsageError =>
  new UsageError(`${problem}\nworkforce-sdk --help shows the commands and their options.`)

/** Returns the URL of the receiver. */
function receiverAddress(input = ''): string {
  if (input === '') throw usage('--forward-to needs the address of your receiver, such as localhost:4000/hook.')
  const onThisMachine = /^:?\d+(\/|$)/.test(input) ? `localhost:${input.replace(/^:/, '')}` : input
  const url = onThisMachine.includes('://') ? onThisMachine : `http://${onThisMachine}`
  if (/^https?:/.test(url) && URL.canParse(url)) return url
  throw usage(`--forward-to is not an http or https address: ${input}`)
}

/**
 * Derives the signing secret from an API key. The secret is the same on every machine, so that a receiver is set up
 * once and nothing is stored. It does not reveal the key.
 */
const deriveSecret = (apiKey: string): string =>
  `whsec_${createHmac('sha256', apiKey).update('workforce-sdk listen').digest('base64')}`
