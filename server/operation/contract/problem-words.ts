import type { ErrorObject } from 'ajv/dist/2020.js'
import { distance } from 'fastest-levenshtein'
import type { Schema } from '../../../openapi/read/contract.ts'
import { formatWords, patternWords } from './pattern-words.ts'

type Params = Record<string, unknown>

/** Messages, by keyword of JSON Schema; undefined when another error of the same value has a better message. */
export const sentences: Record<string, (params: Params, schema: Schema) => string | undefined> = {
  type: (_params, schema) => (schema.enum === undefined ? describeType(schema) : undefined),
  enum: ({ allowedValues }) => `must be ${joinChoices((allowedValues as unknown[]).map(formatValue))}`,
  const: ({ allowedValue }) => `must be ${formatValue(allowedValue)}`,
  required: () => 'is required',
  additionalProperties: ({ additionalProperty }, { properties }) =>
    unknownMember(additionalProperty as string, properties),
  format: ({ format }, { maximum }) => (maximum === undefined ? formatWords[format as string] : undefined),
  pattern: ({ pattern }) => patternWords[pattern as string],
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`),
  maxLength: ({ limit }) => `must have at most ${counted(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${counted(limit, 'item')}`,
  maxItems: ({ limit }) => `must have at most ${counted(limit, 'item')}`,
  uniqueItems: ({ i, j }) => `must not repeat an item: ${Number(j) + 1} and ${Number(i) + 1} are the same`,
  minProperties: ({ limit }) => `must have at least ${counted(limit, 'member')}`,
  maxProperties: ({ limit }) => `must have at most ${counted(limit, 'member')}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  propertyNames: () => undefined, // the problems of the name itself are reported
  oneOf: ({ passingSchemas }, schema) => describeChoice(schema, passingSchemas),
  anyOf: (_params, schema) => describeChoice(schema),
}

/**
 * Returns the message of an error, such as `must be a date such as 2026-11-22`.
 *
 * @param error - an error of an Ajv instance with `verbose`
 * @returns undefined when another error of the same value has a better message
 */
export function problemMessage({ keyword, params, parentSchema = {}, propertyName }: ErrorObject): string | undefined {
  const sentence = sentences[keyword]
  const words = sentence ? sentence(params, parentSchema as Schema) : 'is not valid'
  return propertyName === undefined || words === undefined ? words : `has a name that ${words}`
}

const kinds: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

/** Describes a type; for a string with a known format or pattern, returns the message of the format or pattern. */
function describeType({ type = [], format = '', pattern = '' }: Schema): string {
  const [first = '', ...others] = [type].flat()
  const form = first === 'string' ? (formatWords[String(format)] ?? patternWords[String(pattern)]) : undefined
  const words = form?.startsWith('must be ') ? form : `must be ${kinds[first]}`
  return [words, ...others.map((other) => kinds[other])].join(' or ')
}

/** The maximum length of a name that is compared with the known names. */
const maxNameLength = 60

/**
 * Describes an unknown member, and suggests the known member that it resembles: `firstName` and `fist_name` resemble
 * `first_name`.
 */
function unknownMember(name: string, known: Schema['properties'] = {}): string {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const near = Object.keys(known)
    .map((other) => ({ other, far: distance(bare(name.slice(0, maxNameLength)), bare(other)) }))
    .filter(({ other, far }) => far <= Math.min(2, other.length / 2.5))
    .sort((a, b) => a.far - b.far)
  return near[0] ? `is not known here; did you mean \`${near[0].other}\`?` : 'is not known here'
}

/** Describes alternatives by the members that they require. */
function describeChoice({ oneOf, anyOf }: Schema, passing: unknown = null): string {
  const required = (oneOf ?? anyOf ?? []).map((schema) => schema.required ?? [])
  const isShared = (name: string) => required.every((names) => names.includes(name))
  const choices = required.map((names) => names.filter((name) => !isShared(name)).join(' and '))
  if (choices.length < 2 || choices.includes('')) return 'must have one of the forms in the contract'
  return `must have ${passing === null ? '' : 'only '}${joinChoices(choices)}`
}

const formatValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const joinChoices = (choices: string[]): string =>
  choices.length === 1 ? `${choices[0]}` : `one of: ${choices.join(', ')}`

const counted = (limit: unknown, noun: string): string => `${limit} ${noun}${limit === 1 ? '' : 's'}`
