import { isDeepStrictEqual } from 'node:util'
import { type Contract, type MediaType, type Parameter, type Response, resolve } from '../read/contract.ts'
import { type Operation, operationsOf, sentEventsOf } from '../read/operations.ts'
import { isTakenStill } from './compatible-encoding.ts'
import { schemaBreaches } from './compatible-schemas.ts'
import type { Direction, Versions } from './compatible-values.ts'

/** What stands in both versions, in each of them. */
interface Pair<T> {
  before: T
  after: T
}

/** Compares an operation of two versions. Returns what the new one breaks, one line each. */
type OperationRule = (versions: Versions, pair: Pair<Operation>) => Iterable<string>

/**
 * Compares two versions of the contract.
 *
 * @returns what breaks callers of the released one, receivers of its events and clients generated from it; one line each
 */
export function breachesOf(released: Contract, current: Contract): string[] {
  const versions: Versions = { released, current, seen: new Set() }
  const served = matched(operationsOf(released), operationsOf(current))
  const sent = matched(sentEventsOf(released), sentEventsOf(current))
  return [
    ...wholeBreaches(released, current),
    ...served.gone.map(({ id }) => `${id} is gone`),
    ...sent.gone.map(({ path }) => `the event ${path} is gone`),
    ...served.pairs.flatMap((pair) => servedRules.flatMap((rule) => [...rule(versions, pair)])),
    ...sent.pairs.flatMap((pair) => sentRules.flatMap((rule) => [...rule(versions, pair)])),
  ]
}

function* wholeBreaches(released: Contract, current: Contract): Generator<string> {
  for (const name of Object.keys(released.components.schemas)) {
    if (!(name in current.components.schemas)) yield `the schema ${name} is gone`
  }
  const fixed = (contract: Contract) => [
    ['the servers', contract.servers?.map(({ url }) => url)],
    ...Object.entries(contract.components.securitySchemes ?? {}).map(([name, { description: _, ...scheme }]) => [
      `the security scheme ${name}`,
      scheme,
    ]),
  ]
  const now = new Map(fixed(current) as [string, unknown][])
  for (const [what, value] of fixed(released) as [string, unknown][]) {
    if (!isDeepStrictEqual(value, now.get(what))) yield `${what} changed`
  }
}

/** Operations by what callers send: the names of path parameters are no part of it. */
function matched(released: Operation[], current: Operation[]) {
  const keyOf = ({ method, path }: Operation) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`
  const now = new Map(current.map((operation) => [keyOf(operation), operation]))
  const pairs: Pair<Operation>[] = []
  const gone: Operation[] = []
  for (const before of released) {
    const after = now.get(keyOf(before))
    if (after) pairs.push({ before, after })
    else gone.push(before)
  }
  return { pairs, gone }
}

/** Generated clients name classes after tags, methods after operations and arguments after path parameters. */
const names: OperationRule = function* (_, { before, after }) {
  if (before.id !== after.id) yield `${before.id}: is ${after.id} now`
  if (!isDeepStrictEqual(before.tags, after.tags))
    yield `${before.id}: its tag was ${before.tags.join() || 'none'} and is ${after.tags.join() || 'none'}`
  const placeholders = ({ path }: Operation) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  const now = placeholders(after)
  for (const [index, name] of placeholders(before).entries()) {
    if (name !== now[index]) yield `${before.id}: the path parameter ${name} is ${now[index]} now`
  }
}

/** Who may call keeps access, for as long as they were told, and nobody gets any by accident: an operation that opens is a decision of its own. */
const access: OperationRule = function* (_, { before, after }) {
  const [was, is] = [before, after].map(({ security }) => ({
    isPublic: security?.length === 0,
    scopes: (security ?? []).flatMap((requirement) => Object.values(requirement).flat()),
    schemes: (security ?? []).map((requirement) => Object.keys(requirement)),
  })) as [Access, Access]
  if (was.isPublic !== is.isPublic)
    yield `${before.id}: ${is.isPublic ? 'needs no token any more' : 'needs a token now'}`
  else if (!isDeepStrictEqual(was.schemes, is.schemes)) yield `${before.id}: is called with another security scheme`
  for (const scope of is.scopes) if (!was.scopes.includes(scope)) yield `${before.id}: needs the scope ${scope} now`
  for (const scope of was.scopes) {
    if (!is.scopes.includes(scope) && !is.isPublic) yield `${before.id}: does not need the scope ${scope} any more`
  }
  if (before.base !== after.base) yield `${before.id}: its server changed`
  if (before.sunset && after.sunset && after.sunset < before.sunset)
    yield `${before.id}: its sunset was ${before.sunset} and is ${after.sunset}`
  if (after.isUsersOnly && !before.isUsersOnly) yield `${before.id}: accepts no API keys any more`
  if (after.needsConfirmation && !before.needsConfirmation) yield `${before.id}: asks for a fresh proof of the password`
  if (before.servesSelf && !after.servesSelf) yield `${before.id}: does not serve the scope self any more`
  if (before.isBeforeTwoFactor && !after.isBeforeTwoFactor) {
    yield `${before.id}: needs the second factor now, even while it is being set up`
  }
}

interface Access {
  isPublic: boolean
  scopes: string[]
  schemes: string[][]
}

/** Parameters by what callers send. Those of the path are in the order of the path, whatever their names. */
function parametersOf({ path, parameters }: Operation): Map<string, Parameter> {
  const placeholders = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  return new Map(
    parameters.map((parameter) => {
      const { in: place, name } = parameter
      const key = place === 'path' ? placeholders.indexOf(name) : place === 'header' ? name.toLowerCase() : name
      return [`${place}.${key}`, parameter]
    }),
  )
}

/** How a value is written in a request. */
const forms = ['style', 'explode', 'allowReserved'] as const

const parameters: OperationRule = function* (versions, { before, after }) {
  const now = parametersOf(after)
  const known = parametersOf(before)
  for (const [key, was] of known) {
    const is = now.get(key)
    const at = `${was.in}.${was.name}`
    if (!is) {
      yield `${before.id}: takes ${at} no more`
      continue
    }
    if (is.required && !was.required) yield `${before.id}: ${at} is required now`
    for (const form of forms) {
      if (!isDeepStrictEqual(was[form], is[form])) yield `${before.id}: \`${form}\` of ${at} changed`
    }
    yield* schemaBreaches(versions, was.schema, is.schema, `${before.id} ${at}`, 'requests')
  }
  for (const [key, is] of now) {
    if (is.required && !known.has(key)) yield `${before.id}: needs ${is.in}.${is.name} now`
  }
}

const takesQuery = ({ parameters }: Operation) => parameters.some((parameter) => parameter.in === 'query')

/** SDK methods take the body or the query before `options`: adding the first one moves `options`. */
const movedOptions: OperationRule = function* (_, { before, after }) {
  if (before.requestBody || takesQuery(before)) return
  if (after.requestBody) yield `${before.id}: takes a body now, which moves \`options\` in the SDK`
  else if (takesQuery(after))
    yield `${before.id}: takes its first query parameter now, which moves \`options\` in the SDK`
}

const body: OperationRule = function* (versions, { before, after }) {
  const [was, is] = [before.requestBody, after.requestBody]
  if (!was) return
  if (!is) {
    yield `${before.id}: takes no body any more`
    return
  }
  if (is.required && !was.required) yield `${before.id}: its body is required now`
  yield* contentBreaches(versions, { before: was.content, after: is.content }, before.id, 'body', 'requests')
}

function* contentBreaches(
  versions: Versions,
  { before, after }: Pair<Record<string, MediaType> | undefined>,
  id: string,
  place: string,
  direction: Direction,
): Generator<string> {
  for (const [type, was] of Object.entries(before ?? {})) {
    const is = after?.[type]
    if (!is) yield `${id}: its ${place} is no ${type} any more`
    else if (was.schema && is.schema) {
      yield* schemaBreaches(versions, was.schema, is.schema, `${id} ${place}`, direction)
    } else if (was.schema || is.schema)
      yield `${id}: its ${place} ${is.schema ? 'has a schema now' : 'has no schema any more'}`
    if (is && !isTakenStill(direction, was.encoding, is.encoding)) yield `${id}: the encoding of its ${place} changed`
  }
  const types = Object.keys(before ?? {})
  for (const type of Object.keys(after ?? {})) {
    if (direction === 'answers' && !types.includes(type)) yield `${id}: its ${place} can be ${type} now`
  }
}

/** Statuses are types in generated clients; one that fails in a new way is a failure still. */
const answers: OperationRule = function* (versions, { before, after }) {
  for (const [status, was] of Object.entries(before.responses)) {
    const is = after.responses[status]
    if (!is) yield `${before.id}: has the answer ${status} no more`
    else {
      yield* headerBreaches(versions, { before: was, after: is }, before.id, status)
      const content = { before: was.content, after: is.content }
      yield* contentBreaches(versions, content, before.id, `answer ${status}`, 'answers')
    }
  }
  for (const status of Object.keys(after.responses)) {
    if (status.startsWith('2') && !before.responses[status]) yield `${before.id}: can answer ${status} now`
  }
}

function* headerBreaches(
  versions: Versions,
  { before, after }: Pair<Response>,
  id: string,
  status: string,
): Generator<string> {
  for (const [name, header] of Object.entries(before.headers ?? {})) {
    const now = after.headers?.[name]
    if (!now) {
      yield `${id}: its answer ${status} has the header ${name} no more`
      continue
    }
    const [was, is] = [resolve(versions.released, header), resolve(versions.current, now)]
    if (was.required && !is.required) yield `${id}: its answer ${status} can lack the header ${name} now`
    yield* schemaBreaches(versions, was.schema, is.schema, `${id} ${status} header ${name}`, 'answers')
  }
}

/** Receivers read what the service sends: its headers and bodies are answers to them. */
const sentRequest: OperationRule = function* (versions, { before, after }) {
  const now = parametersOf(after)
  for (const [key, was] of parametersOf(before)) {
    const is = now.get(key)
    if (!is) yield `${before.id}: is sent without ${was.name}`
    else {
      if (was.required && !is.required) yield `${before.id}: can be sent without ${was.name} now`
      yield* schemaBreaches(versions, was.schema, is.schema, `${before.id} ${was.name}`, 'answers')
    }
  }
  const content = { before: before.requestBody?.content, after: after.requestBody?.content }
  yield* contentBreaches(versions, content, before.id, 'body', 'answers')
  for (const status of Object.keys(before.responses)) {
    if (!after.responses[status]) yield `${before.id}: takes the answer ${status} no more`
  }
}

const servedRules = [names, access, parameters, movedOptions, body, answers]
const sentRules = [names, sentRequest]
