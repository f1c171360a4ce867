import {
  answerOf,
  type Contract,
  operationsOf,
  type ResolvedOperation,
  resolve,
  sentEventsOf,
  successesOf,
} from './contract.ts'

/** A rule of ours about the contract: what breaks it, a line for each place. */
export type Rule = (contract: Contract) => string[]

/** Looks at each operation that we serve; `check` gives what is wrong with one. */
const perOperation =
  (check: (operation: ResolvedOperation, contract: Contract) => string[]): Rule =>
  (contract) =>
    operationsOf(contract).flatMap((operation) =>
      check(operation, contract).map((problem) => `${operation.id}: ${problem}`),
    )

const hasHeader = (operation: ResolvedOperation, name: string) =>
  operation.parameters.some((parameter) => parameter.in === 'header' && parameter.name === name)

const hasQuery = (operation: ResolvedOperation) => operation.parameters.some((parameter) => parameter.in === 'query')

/** Members with these names would break promises, dependency injection or classes in the SDK. */
const unusableNames = new Set(['then', 'http', 'constructor'])

/** `resource.verb`, the resource being the operation's only tag: the name of its file, its test and its SDK method. */
const operationIds = perOperation(({ id, tags }) => {
  const problems: string[] = []
  if (!/^[a-z][a-zA-Z0-9]*\.[a-z][a-zA-Z0-9]*$/.test(id)) problems.push('its operationId is not resource.verb')
  const parts = id.split('.')
  const unusable = parts.find((part) => unusableNames.has(part))
  if (unusable) problems.push(`nothing can be named ${unusable} in the SDK`)
  if (tags.length !== 1 || tags[0] !== parts[0]) problems.push(`its only tag must be ${parts[0]}`)
  return problems
})

/** `events.on…` is how the types of what we send are told from what we serve. */
const sentEventIds: Rule = (contract) =>
  sentEventsOf(contract).flatMap(({ id, path: type }) => {
    const expected = `events.on${type.replace(/(?:^|\.)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`
    return id.toLowerCase() === expected.toLowerCase() && /^events\.on[A-Z]/.test(id)
      ? []
      : [`${type}: its operationId must be ${expected}, not ${id}`]
  })

/** A result has one type in the SDK only if there is one way to succeed. */
const oneSuccess = perOperation((operation) => {
  const successes = successesOf(operation)
  if (successes.length !== 1) return [`has ${successes.length} success statuses instead of one`]
  return successes.flatMap(([status, { content = {} }]) => {
    const count = Object.keys(content).length
    if (status === '204') return count === 0 ? [] : ['204 has no content']
    return count === 1 ? [] : [`${status} has ${count} media types instead of one`]
  })
})

/** SDK methods take one flat object: the body or the query. */
const bodyOrQuery = perOperation((operation) =>
  operation.requestBody && hasQuery(operation) ? ['takes a body and a query; move the query into the body'] : [],
)

/** The validator takes a body without `required` for optional; ours never are. */
const requiredBodies = perOperation(({ requestBody }) =>
  requestBody && requestBody.required !== true ? ['its body must say `required: true`'] : [],
)

/** Both generators name types after components: what has no name cannot be imported. */
const namedShapes = perOperation((operation, contract) => {
  const problems = Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
    schema?.$ref ? [] : [`its ${type} body must be a component`],
  )
  const answer = answerOf(contract, operation)
  const { data, meta } = answer?.properties ?? {}
  if (answer && !data) problems.push('its answer must have `data`')
  if (data && !data.$ref && !data.items?.$ref) problems.push('`data`, or the item of its list, must be a component')
  if (data?.items && !meta) problems.push('`data` must be a component where it is an array without `meta`')
  if (meta && !meta.$ref) problems.push('`meta` must be a component')
  return problems
})

/** The payload of an event has a name, and so has its `data`. */
const namedEvents: Rule = (contract) =>
  sentEventsOf(contract).flatMap(({ path: type, requestBody }) => {
    const schema = requestBody?.content['application/json']?.schema
    if (!schema?.$ref) return [`${type}: its payload must be a component`]
    return resolve(contract, schema).properties?.data?.$ref ? [] : [`${type}: its data must be a component`]
  })

/** The contract itself says how many event types there are, and a deployment alone adds one. */
const unpaged = ['eventTypes.list']

/** Lists page by cursor, so that rows changed or added meanwhile are neither lost nor doubled. */
const pages = perOperation((operation, contract) => {
  const { data, meta } = answerOf(contract, operation)?.properties ?? {}
  const isList = data !== undefined && resolve(contract, data).items !== undefined
  // What a change answers for each row is no list.
  if (!isList || operation.method !== 'get' || unpaged.includes(operation.id)) return []
  const problems = ['limit', 'cursor']
    .filter((name) => !operation.parameters.some((parameter) => parameter.in === 'query' && parameter.name === name))
    .map((name) => `a list takes ${name}`)
  const page = meta && resolve(contract, meta)
  if (!page?.required?.includes('next_cursor') || !page.properties?.next_cursor) {
    problems.push('a list answers meta.next_cursor')
  }
  return problems
})

/** Requests that are no change, or that hold what must not be kept, are not kept for repetition. */
const notRepeatable =
  /^\/(login|token\/refresh|2fa\/|password\/|signing\/|pay-runs\/\{id\}\/export-|document-templates\/\{id\}\/preview$|documents\/verify$|leave-requests\/preview$)/

/** A reply lost after the commit must be repeatable without a second resource. */
const idempotencyKeys = perOperation((operation) => {
  const expected = operation.method === 'post' && !notRepeatable.test(operation.path)
  if (hasHeader(operation, 'Idempotency-Key') === expected) return []
  return [expected ? 'a POST takes the header Idempotency-Key' : 'takes no Idempotency-Key']
})

/** A session has no version: all that can be done to it is to end it. */
const unversioned = /^\/sessions\//

/**
 * What is posted below an id and builds on no version: it computes, sends, belongs to a signer, or (the reset of a lost
 * second factor) is meant whatever else has changed.
 */
const unchanging =
  /^\/(signing\/|users\/\{id\}\/reset-two-factor$|webhook-deliveries\/)|\/(preview|export-\w+|remind|test|recover)$/

/** Any change can say which version it builds on. */
const versions = perOperation((operation, contract) => {
  const problems: string[] = []
  const { method, path } = operation
  const changes = ['patch', 'put', 'delete'].includes(method) || (method === 'post' && !unchanging.test(path))
  const changesOne = changes && path.includes('{') && !unversioned.test(path)
  if (changesOne && !hasHeader(operation, 'If-Match')) problems.push('a change takes the header If-Match')
  const data = answerOf(contract, operation)?.properties?.data
  const hasVersion = data && resolve(contract, data).properties?.version
  const [, response] = successesOf(operation)[0] ?? []
  if (hasVersion && !response?.headers?.ETag) problems.push('answers a version and so the header ETag')
  return problems
})

/** Each operation names one scope; none given means public, and then it says so. */
const security = perOperation(({ security: requirements }) => {
  if (!requirements) return ['must say its `security`, `[]` if it is public']
  if (requirements.length === 0) return []
  const scopes = requirements[0]?.bearer
  if (requirements.length > 1 || !scopes) return ['its security is one requirement of `bearer`']
  return scopes.length <= 1 ? [] : ['needs one scope at most']
})

/** Every failure that an operation can have is declared, so that callers see it in the types. */
const failures = perOperation((operation) => {
  const expected = {
    401: true,
    403: (operation.security ?? []).some((requirement) => (requirement.bearer ?? []).length > 0),
    404: operation.path.includes('{'),
    409: hasHeader(operation, 'Idempotency-Key'),
    412: hasHeader(operation, 'If-Match'),
    422: operation.requestBody !== undefined || hasQuery(operation),
    429: true,
    500: true,
    default: true,
  }
  return Object.entries(expected)
    .filter(([status, needed]) => needed && !operation.responses[status])
    .map(([status]) => `must declare its answer ${status}`)
})

/** By name, the rules that look at operations. */
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
}
