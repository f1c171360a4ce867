import { type Contract, componentName, resolve } from '../read/contract.ts'
import { listOperations, listSentEvents, type Operation, successResponses, successSchema } from '../read/operations.ts'

/** A rule of the contract. Returns the violations, one line for each place. */
export type Rule = (contract: Contract) => string[]

/** Creates a rule that checks each operation of the service. */
const perOperation =
  (check: (operation: Operation, contract: Contract) => string[]): Rule =>
  (contract) =>
    listOperations(contract).flatMap((operation) =>
      check(operation, contract).map((problem) => `${operation.id}: ${problem}`),
    )

const hasHeader = (operation: Operation, name: string) =>
  operation.parameters.some((parameter) => parameter.in === 'header' && parameter.name === name)

const hasQuery = (operation: Operation) => operation.parameters.some((parameter) => parameter.in === 'query')

/** Names that would break promises, dependency injection or classes in the SDK. */
const unusableNames = new Set(['then', 'http', 'constructor'])

/**
 * Requires the operationId `resource.verb`, with the resource as the only tag. The file, the test and the SDK method
 * are named after it.
 */
const operationIds = perOperation(({ id, tags }) => {
  const problems: string[] = []
  if (!/^[a-z][a-zA-Z0-9]*\.[a-z][a-zA-Z0-9]*$/.test(id)) problems.push('its operationId is not resource.verb')
  const parts = id.split('.')
  const unusable = parts.find((part) => unusableNames.has(part))
  if (unusable) problems.push(`nothing can be named ${unusable} in the SDK`)
  if (tags.length !== 1 || tags[0] !== parts[0]) problems.push(`its only tag must be ${parts[0]}`)
  return problems
})

/**
 * Requires the prefix `events.on` for requests that the service sends, which distinguishes them from its operations.
 * Their tag is different too: generators write a file for each tag, and would write the file of `events` twice.
 */
const sentEventIds: Rule = (contract) =>
  listSentEvents(contract).flatMap(({ id, path: type, tags }) => {
    if (tags.join() !== 'deliveredEvents') return [`${type}: its only tag must be deliveredEvents`]
    const expected = `events.on${type.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())}`
    return id.toLowerCase() === expected.toLowerCase() && /^events\.on[A-Z]/.test(id)
      ? []
      : [`${type}: its operationId must be ${expected}, not ${id}`]
  })

/** Requires a single success response, so that the SDK method has one result type. */
const oneSuccess = perOperation((operation) => {
  const successes = successResponses(operation)
  if (successes.length !== 1) return [`has ${successes.length} success statuses instead of one`]
  return successes.flatMap(([status, { content = {} }]) => {
    const count = Object.keys(content).length
    if (status === '204') return count === 0 ? [] : ['204 has no content']
    return count === 1 ? [] : [`${status} has ${count} media types instead of one`]
  })
})

/** Forbids an operation with both a body and a query, as SDK methods take one flat object. */
const bodyOrQuery = perOperation((operation) =>
  operation.requestBody && hasQuery(operation) ? ['takes a body and a query; move the query into the body'] : [],
)

/**
 * Requires `required: true` for bodies: the validator treats a body without it as optional, but our bodies never are.
 */
const requiredBodies = perOperation(({ requestBody }) =>
  requestBody && requestBody.required !== true ? ['its body must say `required: true`'] : [],
)

/**
 * Requires components for the schemas of bodies and results: generators name types after them, and a type without a
 * name cannot be imported.
 */
const namedShapes = perOperation((operation, contract) => {
  const problems = Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
    componentName(schema) ? [] : [`its ${type} body must be a component`],
  )
  const schema = successSchema(contract, operation)
  const { data, meta } = schema?.properties ?? {}
  if (schema && !data) problems.push('its response must have `data`')
  if (data && !componentName(data) && !componentName(data.items))
    problems.push('`data`, or the item of its list, must be a component')
  if (data?.items && !meta) problems.push('`data` must be a component where it is an array without `meta`')
  if (meta && !componentName(meta)) problems.push('`meta` must be a component')
  return problems
})

/** Requires that the payload of an event and its `data` are components. */
const namedEvents: Rule = (contract) =>
  listSentEvents(contract).flatMap(({ path: type, requestBody }) => {
    const schema = requestBody?.content['application/json']?.schema
    if (!schema || !componentName(schema)) return [`${type}: its payload must be a component`]
    return componentName(resolve(contract, schema).properties?.data) ? [] : [`${type}: its data must be a component`]
  })

/** Lists without pages. The number of event types is fixed by the contract: only a new deployment adds one. */
const unpaged = ['eventTypes.list']

/** Lists without a total: a stream grows without end, and a page of it may wait for events. */
const withoutTotal = ['events.list']

/**
 * Requires that lists use cursors, so that changes between two requests neither skip nor repeat rows, and that they
 * count their rows on request.
 */
const pages = perOperation((operation, contract) => {
  const { data, meta } = successSchema(contract, operation)?.properties ?? {}
  const isList = data !== undefined && resolve(contract, data).items !== undefined
  // A change that returns one result per row is not a list.
  if (!isList || operation.method !== 'get' || unpaged.includes(operation.id)) return []
  const countsRows = !withoutTotal.includes(operation.id)
  const problems = ['limit', 'cursor', ...(countsRows ? ['include_total'] : [])]
    .filter((name) => !operation.parameters.some((parameter) => parameter.in === 'query' && parameter.name === name))
    .map((name) => `a list takes ${name}`)
  const page = meta && resolve(contract, meta)
  if (!page?.required?.includes('next_cursor') || !page.properties?.next_cursor) {
    problems.push('a list returns meta.next_cursor')
  }
  if (countsRows && !page?.properties?.total) problems.push('a list returns meta.total')
  return problems
})

/** POST requests without an Idempotency-Key: they change nothing, or contain data that must not be stored. */
const notRepeatable =
  /^\/(login|token\/refresh|2fa\/|me\/confirm-password$|(me\/)?passkeys\/[\w-]+$|me\/passkeys$|(me\/)?single-sign-on\/[\w-]+$|connected-apps(\/review)?$|business\/single-sign-on\/check$|password\/|signing\/|pay-runs\/\{id\}\/export-|identifiers\/\{id\}\/reveal$|document-templates\/(\{id\}\/)?preview$|documents\/verify$|leave-requests\/preview$|pay-schedules\/preview$)/

/**
 * Requires an Idempotency-Key for POST requests: after a lost response, callers can repeat one without creating a
 * second resource.
 */
const idempotencyKeys = perOperation((operation) => {
  const expected = operation.method === 'post' && !notRepeatable.test(operation.path)
  if (hasHeader(operation, 'Idempotency-Key') === expected) return []
  return [expected ? 'a POST takes the header Idempotency-Key' : 'takes no Idempotency-Key']
})

/**
 * Resources without a version, as they can only be revoked or deleted: sessions, feed links, connected apps and
 * attachments of leave.
 */
const unversioned = /^\/(sessions|leave-feeds|leave-attachments|connected-apps)\//

/**
 * POST requests about a resource that do not depend on its version: they compute, send or act for a signer. The reset
 * of a lost second factor applies regardless of other changes.
 */
const unchanging =
  /^\/(signing\/|users\/\{id\}\/(reset-two-factor|unlink-single-sign-on)$|webhook-deliveries\/)|\/(preview|export-\w+|remind|reveal|signing-link|test|recover)$/

/** Requires that a change accepts the version on which it is based. */
const versions = perOperation((operation, contract) => {
  const problems: string[] = []
  const { method, path } = operation
  const changes = ['patch', 'put', 'delete'].includes(method) || (method === 'post' && !unchanging.test(path))
  const changesOne = changes && path.includes('{') && !unversioned.test(path)
  if (changesOne && !hasHeader(operation, 'If-Match')) problems.push('a change takes the header If-Match')
  const data = successSchema(contract, operation)?.properties?.data
  const hasVersion = data && resolve(contract, data).properties?.version
  const [, response] = successResponses(operation)[0] ?? []
  if (hasVersion && !response?.headers?.ETag) problems.push('returns a version and so the header ETag')
  return problems
})

/** Requires at most one scope per operation, and `security: []` for a public operation. */
const security = perOperation(({ security: requirements }) => {
  if (!requirements) return ['must say its `security`, `[]` if it is public']
  if (requirements.length === 0) return []
  const scopes = requirements[0]?.bearer
  if (requirements.length > 1 || !scopes) return ['its security is one requirement of `bearer`']
  return scopes.length <= 1 ? [] : ['needs one scope at most']
})

/**
 * The failures that any request can cause: it is malformed or has an unknown parameter, or the service has a problem.
 */
const commonStatuses = ['400', '401', '405', '422', '500', '503', 'default']

/**
 * Requires that an operation declares exactly the failures that its input can cause, so that callers see them in the
 * types. Only a conflict (409) and an expired link (410) can have other causes.
 */
const failures = perOperation((operation) => {
  const { security = [], requestBody } = operation
  const hasBody = requestBody !== undefined
  const ifMatch = operation.parameters.find(({ name }) => name === 'If-Match')
  const follows: Record<string, boolean> = {
    ...Object.fromEntries(commonStatuses.map((status) => [status, true])),
    403: security.length > 0,
    404: operation.path.includes('{'),
    412: ifMatch !== undefined,
    413: hasBody,
    415: hasBody,
    429: !operation.isUnlimited,
    428: ifMatch?.required === true,
  }
  const isDeclared = (status: string) => operation.responses[status] !== undefined
  return [
    ...Object.keys(follows).filter((status) => isDeclared(status) !== follows[status]),
    ...(hasHeader(operation, 'Idempotency-Key') && !isDeclared('409') ? ['409'] : []),
  ].map((status) => (isDeclared(status) ? `cannot respond with ${status}` : `must declare its response ${status}`))
})

/** Parses a day of the contract into Unix milliseconds; returns NaN for any other text. */
const parseDay = (day = ''): number => (/^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN)

/**
 * Requires a deprecated operation to state `x-deprecated-since`, and an `x-sunset` at least twelve months later.
 */
const deprecations = perOperation(({ isDeprecated, deprecatedSince, sunset }) => {
  if (!isDeprecated) {
    return deprecatedSince === undefined && sunset === undefined ? [] : ['only what is `deprecated` has a sunset']
  }
  const [since, until] = [parseDay(deprecatedSince), parseDay(sunset)]
  if (Number.isNaN(since + until)) return ['what is deprecated says `x-deprecated-since` and `x-sunset`, each a day']
  const earliest = new Date(since)
  earliest.setUTCFullYear(earliest.getUTCFullYear() + 1)
  return until < earliest.getTime() ? ['its sunset is less than twelve months after its deprecation'] : []
})

/** The rules about operations, by name. */
export const operationRules: Record<string, Rule> = {
  'operation-ids': operationIds,
  'sent-event-ids': sentEventIds,
  'one-success': oneSuccess,
  'body-or-query': bodyOrQuery,
  'required-bodies': requiredBodies,
  'named-shapes': namedShapes,
  'named-events': namedEvents,
  pages,
  'idempotency-keys': idempotencyKeys,
  versions,
  security,
  failures,
  deprecations,
}
