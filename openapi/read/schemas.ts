import { type Contract, resolve, type Schema } from './contract.ts'

/**
 * Visits a schema, its compositions and its members, each once. Follows references.
 *
 * @param at - where the schema stands, for messages
 * @param visited - schemas that are not visited again
 */
export function* schemasIn(
  contract: Contract,
  schema: Schema,
  at: string,
  visited = new Set<Schema>(),
): Generator<{ schema: Schema; at: string }> {
  const target = resolve(contract, schema)
  if (visited.has(target)) return
  visited.add(target)
  yield { schema: target, at }
  const { properties = {}, items, additionalProperties, allOf = [], oneOf = [], anyOf = [] } = target
  const inner = [
    ...Object.entries(properties).map(([name, value]) => ({ at: `${at}.${name}`, value })),
    ...[items].map((value) => ({ at: `${at}[]`, value })),
    ...[additionalProperties].map((value) => ({ at: `${at}.*`, value })),
    ...[...allOf, ...oneOf, ...anyOf].map((value) => ({ at, value })),
  ]
  for (const { at, value } of inner) if (typeof value === 'object') yield* schemasIn(contract, value, at, visited)
}

/**
 * A copy of the contract in which objects have no members but those that they list. Answers are open to callers, so
 * that a new member breaks no client; tests and examples are held to this copy.
 */
export function closed(contract: Contract): Contract {
  const copy = structuredClone(contract)
  const { schemas, responses = {} } = copy.components
  for (const schema of Object.values(schemas)) close(schema)
  const all = [copy.paths, copy.webhooks ?? {}].flatMap((paths) =>
    Object.values(paths).flatMap((methods) => Object.values(methods)),
  )
  for (const response of [
    ...Object.values(responses),
    ...all.flatMap((operation) => Object.values(operation.responses)),
  ]) {
    if (!('content' in response)) continue
    for (const { schema } of Object.values(response.content ?? {})) if (schema) close(schema)
  }
  return copy
}

/** Closes a schema and those written inside it. The contract has no `allOf`, whose parts could not be closed. */
function close(schema: Schema): void {
  const { properties, items, additionalProperties, oneOf = [], anyOf = [] } = schema
  if (properties && additionalProperties === undefined) schema.additionalProperties = false
  for (const inner of [...Object.values(properties ?? {}), items, additionalProperties, ...oneOf, ...anyOf]) {
    if (typeof inner === 'object') close(inner)
  }
}
