import type { Schema } from '../../openapi/read/contract.ts'
import { type ContractOperation, resolveSchema } from '../support/contract/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { hostileValuesOf, Literal } from './hostile-values.ts'

/** A request on its way to being sent: all parts can be wrong. */
export interface Draft {
  path: Record<string, string>
  /** Encoded as they are sent. */
  query: [name: string, value: string][]
  header: Record<string, string>
  body: unknown
}

/** One thing that is wrong with a request. */
export interface Mutation {
  what: string
  apply(draft: Draft): void
}

/** The request of an operation with nothing wrong yet; what it holds is its own. Of a form, the body is its parts. */
export async function draftOf({ path = {}, query = {}, header = {}, body }: AnyInput): Promise<Draft> {
  return {
    path: Object.fromEntries(Object.entries(path).map(([name, value]) => [name, encodeURIComponent(value)])),
    query: Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, encodeURIComponent(String(each))]),
    ),
    header: { ...header },
    body: body instanceof Buffer ? await partsOf(body, header) : structuredClone(body),
  }
}

/** Files as their bytes, JSON parsed, and texts. */
async function partsOf(body: Buffer<ArrayBuffer>, headers: Record<string, string>): Promise<Record<string, unknown>> {
  const form = await new Response(body, { headers }).formData()
  const parts = [...form].map(async ([name, part]) => {
    const bytes = Buffer.from(await (part as File).arrayBuffer())
    const text = bytes.toString()
    return [name, name === 'file' ? bytes : /^[[{]/.test(text) ? JSON.parse(text) : text] as const
  })
  return Object.fromEntries(await Promise.all(parts))
}

/** Everything that this file knows to do wrong to requests of an operation. */
export const mutationsOf = (operation: ContractOperation): Mutation[] => [
  ...operation.parameters.flatMap(({ in: place, name, schema }) => {
    if (place === 'path') return hostilePathParts.map((value) => inPath(name, value))
    if (place === 'query') return hostileQueries(name, schema)
    return hostileHeaders.map((value) => inHeader(name, value))
  }),
  ...strangeQueries.map(([name, value]) => addQuery(name, value)),
  ...Object.entries(strangeHeaders).map(([name, value]) => inHeader(name, value)),
  ...(operation.body ? inBody(resolveSchema(operation.body)) : []),
  ...(operation.form ? inForm(resolveSchema(operation.form)) : []),
  // To the contract its rows are open; what they should be is checked row by row.
  ...(operation.id === 'people.import' ? inBody(personCreate, ['people', '0']) : []),
]

const personCreate = resolveSchema({ $ref: '#/components/schemas/PersonCreate' })

const inPath = (name: string, value: string): Mutation => ({
  what: `path.${name} = ${shown(value)}`,
  apply: ({ path }) => {
    path[name] = value
  },
})

const inHeader = (name: string, value: string): Mutation => ({
  what: `header.${name} = ${shown(value)}`,
  apply: ({ header }) => {
    header[name] = value
  },
})

const setQuery = (name: string, values: string[]): Mutation => ({
  what: `query.${name} = ${shown(values)}`,
  apply: (draft) => {
    draft.query = [
      ...draft.query.filter(([present]) => present !== name),
      ...values.map((value): [string, string] => [name, value]),
    ]
  },
})

const addQuery = (name: string, value: string): Mutation => ({
  what: `query with ${shown(name)}=${shown(value)}`,
  apply: ({ query }) => {
    query.push([name, value])
  },
})

function hostileQueries(name: string, schema: Schema): Mutation[] {
  const values = hostileValuesOf(schema).filter((value) => typeof value !== 'object' && value !== undefined)
  return [
    ...values.map((value) => setQuery(name, [encoded(String(value))])),
    ...rawQueryValues.map((value) => setQuery(name, [value])),
    ...[
      ['1', '1'],
      ['', ''],
      ['a', 'b', 'a'],
    ].map((repeated) => setQuery(name, repeated)),
    ...['[]', '[a]', '[__proto__]', '.a', '[0][0]'].map((nested) => addQuery(`${name}${nested}`, '1')),
  ]
}

/** For every place in the body that the schema knows: leave it out, or put there what is wrong in some way. */
function inBody(schema: Schema, at: string[] = []): Mutation[] {
  const here: Mutation[] = hostileValuesOf(schema).map((value) => ({
    what: `body.${at.join('.')} = ${shown(value)}`,
    apply: (draft) => {
      // A copy, as another mutation may put its own value inside. Literals are never changed.
      replace(draft, at, value instanceof Literal ? value : structuredClone(value))
    },
  }))
  const dropped: Mutation = { what: `body.${at.join('.')} dropped`, apply: (draft) => replace(draft, at, undefined) }
  const members = Object.entries(schema.properties ?? {})
  const extra: Mutation[] = schema.properties
    ? ['__proto__', 'constructor', 'toString', '', '\0', '\ud800', 'x'.repeat(100_000)].map((name) => ({
        what: `body.${[...at, shown(name)].join('.')} added`,
        apply: (draft) => replace(draft, [...at, name], { polluted: true }),
      }))
    : []
  const inside = members.flatMap(([name, member]) => inBody(resolveSchema(member), [...at, name]))
  const inFirst = schema.items ? inBody(resolveSchema(schema.items), [...at, '0']) : []
  const alternatives = (schema.oneOf ?? []).flatMap((alternative) => inBody(resolveSchema(alternative), at))
  return [...here, ...(at.length > 0 ? [dropped] : []), ...extra, ...inside, ...inFirst, ...alternatives]
}

/** The parts of a form: JSON as in a body, and a file that is anything; texts go as they are, which is no JSON then. */
const inForm = ({ properties = {} }: Schema): Mutation[] => [
  ...Object.entries(properties).flatMap(([name, part]) => inBody(name === 'file' ? {} : resolveSchema(part), [name])),
  { what: 'an unknown part', apply: (draft) => replace(draft, ['unknown'], 'x') },
]

/** Puts a value somewhere into the body; undefined takes away what is there. Does nothing where there is no way there. */
function replace(draft: Draft, at: string[], value: unknown): void {
  const parents = at.slice(0, -1)
  const name = at.at(-1)
  if (name === undefined) {
    draft.body = value
    return
  }
  const parent = parents.reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[key],
    draft.body,
  )
  if (typeof parent !== 'object' || parent === null || parent instanceof Literal) return
  // Defined, not assigned: `__proto__` is to be a member.
  if (value === undefined && Array.isArray(parent)) parent.splice(Number(name), 1)
  else if (value === undefined) Reflect.deleteProperty(parent, name)
  else Reflect.defineProperty(parent, name, { value, enumerable: true, configurable: true, writable: true })
}

/** `encodeURIComponent` for text that is no Unicode, too: lone surrogates go as the three bytes that UTF-8 forbids. */
const encoded = (text: string): string =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : [...text].map((character) => (character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80')).join('')

/** The beginning of a value. Most of the work for a long text is to write it out. */
function shown(value: unknown): string {
  if (value instanceof Literal) return value.text.slice(0, 60)
  return JSON.stringify(typeof value === 'string' ? value.slice(0, 60) : value).slice(0, 60)
}

const hostilePathParts = [
  '0',
  '-1',
  '.',
  '..',
  '%00',
  '%ff',
  '%',
  '%2F',
  '%2e%2e',
  'a%0d%0ab',
  '1e999',
  '9'.repeat(8000),
]
const hostileHeaders = ['', ' ', '"', '""', '*', '0', '"1', '"1"x', 'é', '1'.repeat(4000), '"1",'.repeat(500)]
const rawQueryValues = ['%', '%ff', '%00', '%ED%A0%80', '+', '%2B', 'a'.repeat(8000), '%F0%9F%9A%80']
const strangeQueries = [
  ['__proto__', '1'],
  ['__proto__[polluted]', '1'],
  ['constructor[prototype][polluted]', '1'],
  ['', ''],
  ['', '1'],
  ['%00', '%00'],
  ['%', '%'],
  ['[]', '1'],
  ['a'.repeat(8000), '1'],
] as const
const strangeHeaders = {
  accept: 'application/xml',
  'accept-encoding': 'gzip;q=nonsense, *',
  'x-forwarded-for': 'nonsense, 1.2.3.4',
  'x-http-method-override': 'DELETE',
  'content-encoding': 'identity',
  range: 'bytes=0-1',
  'if-none-match': '*',
  cookie: '__proto__=1; =; ;',
}
