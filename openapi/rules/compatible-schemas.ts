import { isDeepStrictEqual } from 'node:util'
import { componentName, resolve, type Schema } from '../read/contract.ts'
import {
  bound,
  breakingChange,
  type Direction,
  defaultValue,
  discriminator,
  fixed,
  type KeywordRule,
  knownValues,
  reportChange,
  required,
  restriction,
  title,
  type,
  type Versions,
  values,
} from './compatible-values.ts'

/** Whether a keyword cannot break a client: descriptions, and extensions without a rule. */
const isAnnotation = (keyword: string): boolean =>
  ['$ref', '$comment', 'deprecated', 'description', 'example', 'examples', 'externalDocs'].includes(keyword) ||
  (keyword.startsWith('x-') && !(keyword in keywordRules))

const properties: KeywordRule = function* ({ versions, at, direction, ...change }) {
  const [before, after] = [change.before ?? {}, change.after ?? {}] as [Record<string, Schema>, Record<string, Schema>]
  for (const [name, schema] of Object.entries(before)) {
    const now = after[name]
    if (now) yield* schemaBreakingChanges(versions, schema, now, `${at}.${name}`, direction)
    else yield breakingChange({ at, direction }, `\`${name}\` is gone`)
  }
}

/** Creates the rule for a keyword that contains a schema. */
const inner =
  (place: string): KeywordRule =>
  (change) => {
    const { versions, before, after, at, direction } = change
    if (!isSchema(before) || !isSchema(after)) return restriction(change)
    return schemaBreakingChanges(versions, before, after, `${at}${place}`, direction)
  }

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/**
 * Compares the openness of objects: absent or `true` allows any additional member, `false` none, a schema those that
 * match it.
 */
const additionalProperties: KeywordRule = (change) => {
  const [before, after] = [change.before ?? true, change.after ?? true]
  if (isSchema(before) && isSchema(after)) return inner('.*')(change)
  const width = (value: unknown) => (value === true ? 2 : value === false ? 0 : 1)
  const isCompatible = change.direction === 'requests' ? width(after) >= width(before) : width(after) <= width(before)
  return isCompatible ? [] : [reportChange(change)]
}

/**
 * Returns branches by component name or title; a branch without either is named by its position among such branches.
 */
function branchesByName(schemas: Schema[]): Map<string, Schema> {
  let nameless = 0
  return new Map(
    schemas.map((schema) => {
      const name = componentName(schema) ?? schema.title
      if (name === undefined) nameless += 1
      return [name ?? `nameless branch ${nameless}`, schema]
    }),
  )
}

const branches: KeywordRule = function* (change) {
  const { versions, keyword, at, direction, grows } = change
  if (change.before === undefined || change.after === undefined) {
    yield breakingChange(change, `\`${keyword}\` is ${change.before === undefined ? 'new' : 'gone'}`)
    return
  }
  const [before, after] = [branchesByName(change.before as Schema[]), branchesByName(change.after as Schema[])]
  for (const [name, schema] of before) {
    const now = after.get(name)
    if (now) yield* schemaBreakingChanges(versions, schema, now, `${at}<${name}>`, direction)
    else yield breakingChange(change, `\`${keyword}\` no longer has ${name}`)
  }
  const canGrow = keyword !== 'allOf' && (direction === 'requests' || grows)
  if (canGrow) return
  for (const name of after.keys()) if (!before.has(name)) yield breakingChange(change, `\`${keyword}\` has ${name} now`)
}

const keywordRules: Record<string, KeywordRule> = {
  additionalProperties,
  allOf: branches,
  anyOf: branches,
  default: defaultValue,
  discriminator,
  enum: values,
  exclusiveMaximum: bound(1),
  exclusiveMinimum: bound(-1),
  items: inner('[]'),
  maxItems: bound(1),
  maxLength: bound(1),
  maxProperties: bound(1),
  maximum: bound(1),
  minItems: bound(-1),
  minLength: bound(-1),
  minProperties: bound(-1),
  minimum: bound(-1),
  multipleOf: restriction,
  oneOf: branches,
  pattern: restriction,
  properties,
  propertyNames: inner('<name>'),
  required,
  title,
  type,
  uniqueItems: restriction,
  'x-extensible-enum': knownValues,
}

/**
 * Keywords that contain schemas, which are compared even if they are equal: the target of a reference may have changed.
 */
const subschemaKeywords: ReadonlySet<string> = new Set([
  'additionalProperties',
  'allOf',
  'anyOf',
  'items',
  'oneOf',
  'properties',
  'propertyNames',
])

/**
 * Compares two versions of a schema: valid requests must stay valid, and values that callers receive must keep their
 * type.
 *
 * @param at - the location of the schema; breaking changes of a component are reported only once, under its name
 * @returns the breaking changes, one line each
 */
export function* schemaBreakingChanges(
  versions: Versions,
  before: Schema,
  after: Schema,
  at: string,
  direction: Direction,
): Generator<string> {
  const { released, current, visited } = versions
  const [was, now] = [componentName(before), componentName(after)]
  const isSchemaRemoved = was !== undefined && !(was in current.components.schemas) // reported separately
  if (was !== undefined && was !== now && !isSchemaRemoved)
    yield breakingChange({ at, direction }, `is ${now ?? 'without a name'}, not ${was}`)
  if (was !== undefined) {
    const key = `${was} ${now} ${direction}`
    if (visited.has(key)) return
    visited.add(key)
  }
  const schemas = [resolve(released, before), resolve(current, after)] as Record<string, unknown>[]
  const grows = schemas[0]?.['x-growing'] === true
  const keywords = new Set(schemas.flatMap((schema) => Object.keys(schema)))
  for (const keyword of keywords) {
    const [old, now] = schemas.map((schema) => schema[keyword])
    if (isAnnotation(keyword) || (isDeepStrictEqual(old, now) && !subschemaKeywords.has(keyword))) continue
    const rule = keywordRules[keyword] ?? fixed
    yield* rule({ versions, keyword, before: old, after: now, at: was ?? at, direction, grows })
  }
}
