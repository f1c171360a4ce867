import { inspect } from 'node:util'
import type { SdkOperation } from './contract.ts'

/** The maximum length of a line; longer values are broken into several lines. */
const width = 72

/** Returns a call to the operation as a user would write it, with the examples of the contract. */
export function sdkSample({ id, pathParameters, body, query, ifMatch, result }: SdkOperation): string {
  const args = pathParameters.map(({ example }) => literal(example))
  if (body !== undefined) args.push(literal(body.isForm ? withBlob(body.example as object) : body.example))
  if (query?.required) args.push(literal(query.example))
  if (ifMatch) args.push(...(query && !query.required ? ['{}'] : []), '{ ifMatch: 1 }')
  const call = `workforce.${id}(${args.join(', ')})`
  if (result.kind === 'nothing') return `await ${call}`
  if (result.kind === 'data') return `const ${variableName(result.schema)} = await ${call}`
  if (result.kind !== 'list') return `const file = await ${call}`
  const item = variableName(result.schema)
  return `for await (const ${item} of ${call}) {\n  console.log(${item})\n}`
}

/**
 * Returns the same call as a curl command. It reads the URL of the service from `WORKFORCE_URL` and, unless the
 * operation is public, an API key from `WORKFORCE_API_KEY`, or a token from `WORKFORCE_TOKEN` if API keys are rejected.
 */
export function curlSample(operation: SdkOperation): string {
  const { verb, base, path, isPublic, isUserOnly, pathParameters, query, body, ifMatch, result } = operation
  const filled = pathParameters.reduce(
    (url, { name, example }) => url.replace(`{${name}}`, encodeURIComponent(String(example))),
    path,
  )
  const queryString = query?.required ? `?${new URLSearchParams(query.example as Record<string, string>)}` : ''
  const address = `"$WORKFORCE_URL${base}${filled}${queryString}"` // encoded, so that the shell has nothing to expand
  const isDefaultMethod = verb === (body === undefined ? 'GET' : 'POST')
  const parts = [`curl ${isDefaultMethod ? '' : `-X ${verb} `}${address}`]
  if (!isPublic) parts.push(`-H "Authorization: Bearer $${isUserOnly ? 'WORKFORCE_TOKEN' : 'WORKFORCE_API_KEY'}"`)
  if (ifMatch) parts.push(`-H 'If-Match: "1"'`)
  if (body?.isForm) parts.push(...formFields(body.example as object))
  else if (body !== undefined)
    parts.push(`-H 'Content-Type: application/json'`, `-d ${quoted(format(body.example, json))}`)
  if (result.kind === 'blob') parts.push(`--output file${path.includes('export') ? '.xml' : '.pdf'}`)
  return parts.map((part) => part.replaceAll('\n', '\n  ')).join(' \\\n  ')
}

/** Quotes a string as a shell argument, if necessary. */
const quoted = (text: string): string =>
  /^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`

/**
 * Returns the curl options for a form, whose file is read from the disk. Objects and arrays are sent as JSON, all other
 * values as text.
 */
const formFields = (form: object): string[] =>
  Object.entries(form).map(([name, member]) => {
    if (name === 'file') return '-F file=@contract.pdf'
    return `-F ${quoted(`${name}=${typeof member === 'object' ? format(member, json) : member}`)}`
  })

/** Returns a form for the SDK, whose file is a Blob. */
const withBlob = (form: object): object =>
  Object.fromEntries(
    Object.entries(form).map(([name, member]) => [
      name,
      name === 'file' ? new Code(`new Blob([${literal(member)}])`) : member,
    ]),
  )

const literal = (value: unknown): string => format(value, javaScript)

/** The notation of a language for member names and for primitive values. */
interface Notation {
  name: (name: string) => string
  value: (value: unknown) => string
}

const json: Notation = { name: (name) => JSON.stringify(name), value: (value) => JSON.stringify(value) }

/** JavaScript with single quotes, and without quotes around names that need none. A value may already be code. */
const javaScript: Notation = {
  name: (name) => (/^[a-z_]\w*$/i.test(name) ? name : inspect(name)),
  value: (value) => (value instanceof Code ? value.text : inspect(value, { maxStringLength: null })),
}

class Code {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Formats a value in one line, or in several lines if it is too long. */
function format(value: unknown, notation: Notation): string {
  if (typeof value !== 'object' || value === null || value instanceof Code) return notation.value(value)
  const items = Array.isArray(value)
    ? value.map((item) => format(item, notation))
    : Object.entries(value).map(([name, member]) => `${notation.name(name)}: ${format(member, notation)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const line = items.join(', ')
  if (line.length <= width && !line.includes('\n')) {
    const gap = Array.isArray(value) || notation === json || line === '' ? '' : ' '
    return `${open}${gap}${line}${gap}${close}`
  }
  const end = notation === json ? '' : ','
  return `${open}\n${items.join(',\n').replaceAll(/^/gm, '  ')}${end}\n${close}`
}

const variableName = (schema: string): string => schema.charAt(0).toLowerCase() + schema.slice(1)
