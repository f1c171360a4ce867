import type { Schema } from '../../openapi/read/contract.ts'
import { type ContractOperation, resolveSchema } from '../support/contract/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { Literal, listHostileValues } from './hostile-values.ts'

/** A request before it is sent: each part can be invalid. */
export interface Draft {
  path: Record<string, string>
  /** In their encoded form. */
  query: [name: string, value: string][]
  header: Record<string, string>
  body: unknown
}

/** A single fault of a request. */
export interface Mutation {
  title: string
  apply(draft: Draft): void
}

/** Creates a draft as a copy of a valid request. The body of a form becomes an object of its parts. */
export async function createDraft({ path = {}, query = {}, header = {}, body }: AnyInput): Promise<Draft> {
  return {
    path: Object.fromEntries(Object.entries(path).map(([name, value]) => [name, encodeURIComponent(value)])),
    query: Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, encodeURIComponent(String(each))]),
    ),
    header: { ...header },
    body: body instanceof Buffer ? await readParts(body, header) : structuredClone(body),
  }
}

/** Reads the parts of a form: files as bytes, JSON parsed, and other strings. */
async function readParts(body: Buffer<ArrayBuffer>, headers: Record<string, string>): Promise<Record<string, unknown>> {
  const form = await new Response(body, { headers }).formData()
  const parts = [...form].map(async ([name, part]) => {
    const bytes = Buffer.from(await (part as File).arrayBuffer())
    const text = bytes.toString()
    return [name, name === 'file' ? bytes : /^[[{]/.test(text) ? JSON.parse(text) : text] as const
  })
  return Object.fromEntries(await Promise.all(parts))
}

/** All mutations of the requests of an operation. */
export const listMutations = (operation: ContractOperation): Mutation[] => [
  ...operation.parameters.flatMap(({ in: place, name, schema }) => {
    if (place === 'path') return hostilePathParts.map((value) => inPath(name, value))
    if (place === 'query') return hostileQueries(name, schema)
    return hostileHeaders.map((value) => inHeader(name, value))
  }),
  ...unexpectedQueries.map(([name, value]) => addQuery(name, value)),
  ...Object.entries(unexpectedHeaders).map(([name, value]) => inHeader(name, value)),
  ...(operation.body ? inBody(resolveSchema(operation.body)) : []),
  ...(operation.form ? inForm(resolveSchema(operation.form)) : []),
  // The contract accepts any object as a row; each row is validated separately.
  ...(operation.id === 'people.import' ? inBody(personCreate, ['people', '0']) : []),
  ...(operation.id === 'leaveBalances.import' ? inBody(openingBalance, ['balances', '0']) : []),
]

const personCreate = resolveSchema({ $ref: '#/components/schemas/PersonCreate' })
const {
  days: balance = {},
  effective_on: as_of = {},
  ...others
} = resolveSchema({ $ref: '#/components/schemas/LeaveAdjustment' }).properties ?? {}
const text: Schema = { type: 'string', maxLength: 200 }
const names = { person_external_id: text, employee_number: text, email: text, leave_type_code: text }
const openingBalance: Schema = { type: 'object', properties: { ...others, ...names, balance, as_of } }

const inPath = (name: string, value: string): Mutation => ({
  title: `path.${name} = ${excerpt(value)}`,
  apply: ({ path }) => {
    path[name] = value
  },
})

const inHeader = (name: string, value: string): Mutation => ({
  title: `header.${name} = ${excerpt(value)}`,
  apply: ({ header }) => {
    header[name] = value
  },
})

const setQuery = (name: string, values: string[]): Mutation => ({
  title: `query.${name} = ${excerpt(values)}`,
  apply: (draft) => {
    draft.query = [
      ...draft.query.filter(([existing]) => existing !== name),
      ...values.map((value): [string, string] => [name, value]),
    ]
  },
})

const addQuery = (name: string, value: string): Mutation => ({
  title: `query with ${excerpt(name)}=${excerpt(value)}`,
  apply: ({ query }) => {
    query.push([name, value])
  },
})

function hostileQueries(name: string, schema: Schema): Mutation[] {
  const values = listHostileValues(schema).filter((value) => typeof value !== 'object' && value !== undefined)
  return [
    ...values.map((value) => setQuery(name, [encode(String(value))])),
    ...rawQueryValues.map((value) => setQuery(name, [value])),
    ...[
      ['1', '1'],
      ['', ''],
      ['a', 'b', 'a'],
    ].map((repeated) => setQuery(name, repeated)),
    ...['[]', '[a]', '[__proto__]', '.a', '[0][0]'].map((nested) => addQuery(`${name}${nested}`, '1')),
  ]
}

/** Mutations for each location of the schema: the value is missing, invalid or unexpected. */
function inBody(schema: Schema, at: string[] = []): Mutation[] {
  const here: Mutation[] = listHostileValues(schema).map((value) => ({
    title: `body.${at.join('.')} = ${excerpt(value)}`,
    apply: (draft) => {
      // A copy, because another mutation may insert its value into it. Literals are never changed.
      replace(draft, at, value instanceof Literal ? value : structuredClone(value))
    },
  }))
  const dropped: Mutation = { title: `body.${at.join('.')} dropped`, apply: (draft) => replace(draft, at, undefined) }
  const members = Object.entries(schema.properties ?? {})
  const extra: Mutation[] = schema.properties
    ? ['__proto__', 'constructor', 'toString', '', '\0', '\ud800', 'x'.repeat(100_000)].map((name) => ({
        title: `body.${[...at, excerpt(name)].join('.')} added`,
        apply: (draft) => replace(draft, [...at, name], { polluted: true }),
      }))
    : []
  const inside = members.flatMap(([name, member]) => inBody(resolveSchema(member), [...at, name]))
  const inFirst = schema.items ? inBody(resolveSchema(schema.items), [...at, '0']) : []
  const alternatives = (schema.oneOf ?? []).flatMap((alternative) => inBody(resolveSchema(alternative), at))
  return [...here, ...(at.length > 0 ? [dropped] : []), ...extra, ...inside, ...inFirst, ...alternatives]
}

/**
 * Mutations of the parts of a form. The file gets arbitrary content; every other part is mutated like a member of a JSON
 * body, and strings are sent without quotes.
 */
const inForm = ({ properties = {} }: Schema): Mutation[] => [
  ...Object.entries(properties).flatMap(([name, part]) => inBody(name === 'file' ? {} : resolveSchema(part), [name])),
  { title: 'an unknown part', apply: (draft) => replace(draft, ['unknown'], 'x') },
]

/** Sets a value in the body; undefined removes it. Does nothing if the parent is missing or not an object. */
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
  // Defined, not assigned, so that `__proto__` becomes a member.
  if (value === undefined && Array.isArray(parent)) parent.splice(Number(name), 1)
  else if (value === undefined) Reflect.deleteProperty(parent, name)
  else Reflect.defineProperty(parent, name, { value, enumerable: true, configurable: true, writable: true })
}

/** `encodeURIComponent` that also encodes lone surrogates: as the three bytes that UTF-8 forbids. */
const encode = (text: string): string =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : [...text].map((character) => (character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80')).join('')

/** The beginning of a value, as JSON: long strings are cut before they are serialised. */
function excerpt(value: unknown): string {
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
const unexpectedQueries = [
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
const unexpectedHeaders = {
  accept: 'application/xml',
  'accept-encoding': 'gzip;q=nonsense, *',
  'x-forwarded-for': 'nonsense, 1.2.3.4',
  'x-http-method-override': 'DELETE',
  'content-encoding': 'identity',
  range: 'bytes=0-1',
  'if-none-match': '*',
  cookie: '__proto__=1; =; ;',
}
