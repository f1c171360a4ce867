import { createHash } from 'node:crypto'
import { Client, type QueryConfig } from 'pg'

/** Texts beyond this many stay unnamed: a list of unbounded variants must not fill the server's memory. */
const maxNames = 500
const names = new Map<string, string>()

/**
 * A `pg` client that names each parameterised statement after its text, so that PostgreSQL parses and plans it once
 * per connection instead of once per call.
 */
export class NamedStatementsClient extends Client {
  // The overloads of `query` are those of the base class; only a text with values is changed on its way.
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
