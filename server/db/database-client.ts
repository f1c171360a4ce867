import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import { Client, type ClientConfig, type QueryConfig } from 'pg'

/** Further texts stay unnamed, so that statements with many variants cannot fill the server's memory. */
const maxNames = 500
const names = new Map<string, string>()

interface Options extends ClientConfig {
  /** The connection ends when the server is silent for this long during a statement; no limit by default. */
  silentMs?: number
}

/**
 * A `pg` client that names each parameterised statement after its text, so that PostgreSQL parses and plans it once per
 * connection instead of once per call. It also ends its connection when PostgreSQL falls silent. The timeout of `pg`
 * itself only gives up the statement, and the next statement then waits behind it.
 */
export class DatabaseClient extends Client {
  constructor(options: Options = {}) {
    super(options)
    const { silentMs } = options
    if (silentMs !== undefined) this.once('connect', () => endWhenSilent(this as unknown as ClientInside, silentMs))
  }

  // The overloads of `query` are those of the base class; only a text with values gets a name.
  override query = ((query: unknown, values?: unknown, callback?: unknown) => {
    const named =
      typeof query === 'string' && Array.isArray(values) && values.length > 0
        ? ({ ...nameOf(query), text: query } satisfies QueryConfig)
        : query
    return super.query(named as string, values as unknown[], callback as never)
  }) as unknown as Client['query']
}

function nameOf(text: string): { name?: string } {
  let name = names.get(text)
  if (name === undefined && names.size < maxNames) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    names.set(text, name)
  }
  return name === undefined ? {} : { name }
}

/** Members of `pg` clients that its types do not declare. */
interface ClientInside {
  connection: { stream: Socket }
  /** Whether no statement is under way. */
  readyForQuery: boolean
}

function endWhenSilent(client: ClientInside, silentMs: number): void {
  const { stream } = client.connection
  stream.setTimeout(silentMs)
  stream.on('timeout', () => {
    if (!client.readyForQuery) stream.destroy()
  })
}
