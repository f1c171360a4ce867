import { type Contract, componentName, resolve, type Schema } from '../read/contract.ts'
import { listOperations, listSentEvents } from '../read/operations.ts'
import { schemasIn } from '../read/schemas.ts'
import type { Rule } from './operations.ts'

/** An element of the contract whose description readers and editors show. */
interface Described {
  at: string
  name: string
  text: string | undefined
}

/**
 * Schemas that define the format of a value. The meaning of the value is described where the schema is used, except for
 * `id`, which always identifies the record that contains it.
 */
const forms: ReadonlySet<string> = new Set([
  'BigId',
  'CurrencyCode',
  'Date',
  'DocumentTitle',
  'Email',
  'Factor',
  'Id',
  'Money',
  'NullableDate',
  'NullableSha256',
  'NullableTimestamp',
  'Sha256',
  'SignerName',
  'Timestamp',
])

function* describedIn(contract: Contract): Generator<Described> {
  for (const [name, { description }] of Object.entries(contract.components.schemas)) {
    yield { at: name, name, text: description }
  }
  for (const { at, schema } of allSchemas(contract)) {
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      yield { at: `${at}.${name}`, name, text: describeMember(contract, name, member) }
    }
  }
  for (const { id, parameters } of [...listOperations(contract), ...listSentEvents(contract)]) {
    for (const { in: place, name, description } of parameters) {
      yield { at: `${id} ${place}.${name}`, name, text: description }
    }
  }
  for (const [name, { description }] of Object.entries(contract.components.headers ?? {})) {
    yield { at: `header ${name}`, name, text: description }
  }
}

/** Yields every schema of the contract once, located by its component or by the response that contains it. */
function* allSchemas(contract: Contract): Generator<{ schema: Schema; at: string }> {
  const components = Object.entries(contract.components.schemas)
  const visited = new Set(components.map(([, schema]) => schema)) // each component is visited under its own name
  for (const [name, schema] of components) {
    visited.delete(schema)
    yield* schemasIn(contract, schema, name, visited)
  }
  for (const { id, requestBody, responses } of [...listOperations(contract), ...listSentEvents(contract)]) {
    const bodies = Object.entries({ ...responses, ...(requestBody && { body: requestBody }) })
    for (const [place, { content = {} }] of bodies) {
      for (const { schema } of Object.values(content)) {
        if (schema) yield* schemasIn(contract, schema, `${id} ${place}`, visited)
      }
    }
  }
}

/** Returns the description of a member: its own, or that of the schema that it refers to. */
function describeMember(contract: Contract, name: string, member: Schema): string | undefined {
  const referred = componentName(member)
  if (member.description !== undefined || referred === undefined) return member.description
  if (forms.has(referred) && name !== 'id') return undefined
  return resolve(contract, member).description
}

/** Requires a description of every value, which the API reference and editors show. */
const present: Rule = (contract) =>
  [...describedIn(contract)].filter(({ text }) => !text?.trim()).map(({ at }) => `${at}: needs a description`)

/** Words that add no information to a description. */
const emptyWords = new Set('a an the of for to in its this that is s it'.split(' '))

const splitWords = (text: string): string[] =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/(?<=..)s$/, ''))
    .filter((word) => word !== '' && !emptyWords.has(word))

/** Rejects a description that only repeats the name, such as “The name of the person” for `name` in `Person`. */
const informative: Rule = (contract) =>
  [...describedIn(contract)].flatMap(({ at, text = '' }) => {
    const known = new Set(splitWords(at))
    const words = splitWords(text)
    return words.length > 0 && words.every((word) => known.has(word)) ? [`${at}: its description repeats its name`] : []
  })

/** The rules about descriptions, by name. */
export const descriptionRules: Record<string, Rule> = {
  'present-descriptions': present,
  'informative-descriptions': informative,
}
