import { inspect } from 'node:util'
import type { SdkOperation } from './contract.ts'

/** Longer lines are broken. */
const width = 72

/** A call of the operation as a user would write it, with the contract's own examples. */
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
 * The same as a command of curl. It needs the address of the service in the variable `WORKFORCE_URL` and, unless the
 * operation is public, `WORKFORCE_API_KEY`, or where keys are refused `WORKFORCE_TOKEN`.
 */
export function curlSample(operation: SdkOperation): string {
  const { verb, base, path, isPublic, isUsersOnly, pathParameters, query, body, ifMatch, result } = operation
  const filled = pathParameters.reduce(
    (url, { name, example }) => url.replace(`{${name}}`, encodeURIComponent(String(example))),
    path,
  )
  const queryString = query?.required ? `?${new URLSearchParams(query.example as Record<string, string>)}` : ''
  const address = `"$WORKFORCE_URL${base}${filled}${queryString}"` // encoded, so that the shell finds nothing to expand
  const isUsual = verb === (body === undefined ? 'GET' : 'POST')
  const parts = [`curl ${isUsual ? '' : `-X ${verb} `}${address}`]
  if (!isPublic) parts.push(`-H "Authorization: Bearer $${isUsersOnly ? 'WORKFORCE_TOKEN' : 'WORKFORCE_API_KEY'}"`)
  if (ifMatch) parts.push(`-H 'If-Match: "1"'`)
  if (body?.isForm) parts.push(...formFields(body.example as object))
  else if (body !== undefined)
    parts.push(`-H 'Content-Type: application/json'`, `-d ${quoted(format(body.example, json))}`)
  if (result.kind === 'blob') parts.push(`--output file${path.includes('export') ? '.xml' : '.pdf'}`)
  return parts.map((part) => part.replaceAll('\n', '\n  ')).join(' \\\n  ')
}

/** Text as an argument of a shell. */
const quoted = (text: string): string =>
  /^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A form for curl, whose file is read from the disk. Texts and numbers are parts as they are, all else JSON. */
const formFields = (form: object): string[] =>
  Object.entries(form).map(([name, member]) => {
    if (name === 'file') return '-F file=@contract.pdf'
    return `-F ${quoted(`${name}=${typeof member === 'object' ? format(member, json) : member}`)}`
  })

/** A form for the SDK, whose file is a Blob. */
const withBlob = (form: object): object =>
  Object.fromEntries(
    Object.entries(form).map(([name, member]) => [
      name,
      name === 'file' ? new Code(`new Blob([${literal(member)}])`) : member,
    ]),
  )

const literal = (value: unknown): string => format(value, javaScript)

/** How a language writes values: names of members, and what is no list and no object. */
interface Notation {
  name: (name: string) => string
  value: (value: unknown) => string
}

const json: Notation = { name: (name) => JSON.stringify(name), value: (value) => JSON.stringify(value) }

/** Single quotes, and no quotes around names that need none. A value may be code already. */
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

/** A value in one line, or in as many as it needs. */
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
