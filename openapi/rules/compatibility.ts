import { isDeepStrictEqual } from 'node:util'
import { type Contract, type MediaType, type Parameter, type Response, resolve } from '../read/contract.ts'
import { listOperations, listSentEvents, type Operation } from '../read/operations.ts'
import { isStillAccepted } from './compatible-encoding.ts'
import { schemaBreakingChanges } from './compatible-schemas.ts'
import type { Direction, Versions } from './compatible-values.ts'

/** Corresponding parts of both versions of the contract. */
interface Pair<T> {
  before: T
  after: T
}

/** Compares an operation of two versions. Returns the breaking changes, one line each. */
type OperationRule = (versions: Versions, pair: Pair<Operation>) => Iterable<string>

/**
 * Compares two versions of the contract.
 *
 * @returns the changes that break callers, receivers of events or generated clients of the released version; one line
 *   each
 */
export function findBreakingChanges(released: Contract, current: Contract): string[] {
  const versions: Versions = { released, current, visited: new Set() }
  const served = matched(listOperations(released), listOperations(current))
  const events = matched(listSentEvents(released), listSentEvents(current))
  return [
    ...documentBreakingChanges(released, current),
    ...served.removed.map(({ id }) => `${id} is gone`),
    ...events.removed.map(({ path }) => `the event ${path} is gone`),
    ...served.pairs.flatMap((pair) => servedRules.flatMap((rule) => [...rule(versions, pair)])),
    ...events.pairs.flatMap((pair) => sentRules.flatMap((rule) => [...rule(versions, pair)])),
  ]
}

function* documentBreakingChanges(released: Contract, current: Contract): Generator<string> {
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
  for (const [name, value] of fixed(released) as [string, unknown][]) {
    if (!isDeepStrictEqual(value, now.get(name))) yield `${name} changed`
  }
}

/** Pairs operations by method and path; the names of path parameters do not matter. */
function matched(released: Operation[], current: Operation[]) {
  const routeKey = ({ method, path }: Operation) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`
  const now = new Map(current.map((operation) => [routeKey(operation), operation]))
  const pairs: Pair<Operation>[] = []
  const removed: Operation[] = []
  for (const before of released) {
    const after = now.get(routeKey(before))
    if (after) pairs.push({ before, after })
    else removed.push(before)
  }
  return { pairs, removed }
}

/**
 * Checks names, as generated clients name classes after tags, methods after operations and arguments after path
 * parameters.
 */
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

/**
 * Checks that callers keep their access until the announced sunset, and that no operation becomes public, which
 * requires a separate decision.
 */
const access: OperationRule = function* (_, { before, after }) {
  const [was, current] = [before, after].map(({ security }) => ({
    isPublic: security?.length === 0,
    scopes: (security ?? []).flatMap((requirement) => Object.values(requirement).flat()),
    schemes: (security ?? []).map((requirement) => Object.keys(requirement)),
  })) as [Access, Access]
  if (was.isPublic !== current.isPublic)
    yield `${before.id}: ${current.isPublic ? 'no longer needs a token' : 'needs a token now'}`
  else if (!isDeepStrictEqual(was.schemes, current.schemes))
    yield `${before.id}: is called with another security scheme`
  for (const scope of current.scopes)
    if (!was.scopes.includes(scope)) yield `${before.id}: needs the scope ${scope} now`
  for (const scope of was.scopes) {
    if (!current.scopes.includes(scope) && !current.isPublic) yield `${before.id}: no longer needs the scope ${scope}`
  }
  if (before.base !== after.base) yield `${before.id}: its server changed`
  if (before.sunset && after.sunset && after.sunset < before.sunset)
    yield `${before.id}: its sunset was ${before.sunset} and is ${after.sunset}`
  if (after.isUserOnly && !before.isUserOnly) yield `${before.id}: no longer accepts API keys`
  if (after.needsConfirmation && !before.needsConfirmation) yield `${before.id}: asks for a fresh proof of the password`
  if (before.servesSelf && !after.servesSelf) yield `${before.id}: no longer serves the scope self`
  if (before.isBeforeTwoFactor && !after.isBeforeTwoFactor) {
    yield `${before.id}: needs the second factor now, even while it is being set up`
  }
}

interface Access {
  isPublic: boolean
  scopes: string[]
  schemes: string[][]
}

/** Returns parameters by location and name. The key of a path parameter has its position instead of its name. */
function parametersByKey({ path, parameters }: Operation): Map<string, Parameter> {
  const placeholders = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  return new Map(
    parameters.map((parameter) => {
      const { in: place, name } = parameter
      const key = place === 'path' ? placeholders.indexOf(name) : place === 'header' ? name.toLowerCase() : name
      return [`${place}.${key}`, parameter]
    }),
  )
}

/** The keywords that determine how a value is encoded in a request. */
const forms = ['style', 'explode', 'allowReserved'] as const

const parameters: OperationRule = function* (versions, { before, after }) {
  const now = parametersByKey(after)
  const known = parametersByKey(before)
  for (const [key, was] of known) {
    const current = now.get(key)
    const at = `${was.in}.${was.name}`
    if (!current) {
      yield `${before.id}: no longer takes ${at}`
      continue
    }
    if (current.required && !was.required) yield `${before.id}: ${at} is required now`
    for (const form of forms) {
      if (!isDeepStrictEqual(was[form], current[form])) yield `${before.id}: \`${form}\` of ${at} changed`
    }
    yield* schemaBreakingChanges(versions, was.schema, current.schema, `${before.id} ${at}`, 'requests')
  }
  for (const [key, current] of now) {
    if (current.required && !known.has(key)) yield `${before.id}: needs ${current.in}.${current.name} now`
  }
}

const hasQuery = ({ parameters }: Operation) => parameters.some((parameter) => parameter.in === 'query')

/**
 * Checks the position of `options`, which follows the body or query in SDK methods: adding the first body or query
 * moves it.
 */
const movedOptions: OperationRule = function* (_, { before, after }) {
  if (before.requestBody || hasQuery(before)) return
  if (after.requestBody) yield `${before.id}: takes a body now, which moves \`options\` in the SDK`
  else if (hasQuery(after))
    yield `${before.id}: takes its first query parameter now, which moves \`options\` in the SDK`
}

const body: OperationRule = function* (versions, { before, after }) {
  const [was, current] = [before.requestBody, after.requestBody]
  if (!was) return
  if (!current) {
    yield `${before.id}: no longer takes a body`
    return
  }
  if (current.required && !was.required) yield `${before.id}: its body is required now`
  yield* contentBreakingChanges(
    versions,
    { before: was.content, after: current.content },
    before.id,
    'body',
    'requests',
  )
}

function* contentBreakingChanges(
  versions: Versions,
  { before, after }: Pair<Record<string, MediaType> | undefined>,
  id: string,
  place: string,
  direction: Direction,
): Generator<string> {
  for (const [type, was] of Object.entries(before ?? {})) {
    const current = after?.[type]
    if (!current) yield `${id}: its ${place} is no longer ${type}`
    else if (was.schema && current.schema) {
      yield* schemaBreakingChanges(versions, was.schema, current.schema, `${id} ${place}`, direction)
    } else if (was.schema || current.schema)
      yield `${id}: its ${place} ${current.schema ? 'has a schema now' : 'no longer has a schema'}`
    if (current && !isStillAccepted(direction, was.encoding, current.encoding))
      yield `${id}: the encoding of its ${place} changed`
  }
  const types = Object.keys(before ?? {})
  for (const type of Object.keys(after ?? {})) {
    if (direction === 'responses' && !types.includes(type)) yield `${id}: its ${place} can be ${type} now`
  }
}

/** Checks responses. Success statuses are types in generated clients; a new failure status breaks no client. */
const responses: OperationRule = function* (versions, { before, after }) {
  for (const [status, was] of Object.entries(before.responses)) {
    const current = after.responses[status]
    if (!current) yield `${before.id}: no longer has the response ${status}`
    else {
      yield* headerBreakingChanges(versions, { before: was, after: current }, before.id, status)
      const content = { before: was.content, after: current.content }
      yield* contentBreakingChanges(versions, content, before.id, `response ${status}`, 'responses')
    }
  }
  for (const status of Object.keys(after.responses)) {
    if (status.startsWith('2') && !before.responses[status]) yield `${before.id}: can respond with ${status} now`
  }
}

function* headerBreakingChanges(
  versions: Versions,
  { before, after }: Pair<Response>,
  id: string,
  status: string,
): Generator<string> {
  for (const [name, header] of Object.entries(before.headers ?? {})) {
    const now = after.headers?.[name]
    if (!now) {
      yield `${id}: its response ${status} no longer has the header ${name}`
      continue
    }
    const [was, current] = [resolve(versions.released, header), resolve(versions.current, now)]
    if (was.required && !current.required) yield `${id}: its response ${status} can lack the header ${name} now`
    yield* schemaBreakingChanges(versions, was.schema, current.schema, `${id} ${status} header ${name}`, 'responses')
  }
}

/**
 * Checks the requests that the service sends: receivers read their headers and bodies as callers read those of
 * responses.
 */
const sentRequest: OperationRule = function* (versions, { before, after }) {
  const now = parametersByKey(after)
  for (const [key, was] of parametersByKey(before)) {
    const current = now.get(key)
    if (!current) yield `${before.id}: is sent without ${was.name}`
    else {
      if (was.required && !current.required) yield `${before.id}: can be sent without ${was.name} now`
      yield* schemaBreakingChanges(versions, was.schema, current.schema, `${before.id} ${was.name}`, 'responses')
    }
  }
  const content = { before: before.requestBody?.content, after: after.requestBody?.content }
  yield* contentBreakingChanges(versions, content, before.id, 'body', 'responses')
  for (const status of Object.keys(before.responses)) {
    if (!after.responses[status]) yield `${before.id}: no longer takes the response ${status}`
  }
}

const servedRules = [names, access, parameters, movedOptions, body, responses]
const sentRules = [names, sentRequest]
