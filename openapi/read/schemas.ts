import { type Contract, resolve, type Schema } from './contract.ts'

/**
 * Visits a schema and all schemas nested in it, following references, each once.
 *
 * @param at - the location of the schema, for messages
 * @param visited - schemas to skip
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
 * Copies the contract with all objects closed: `additionalProperties` is false. The response schemas of the contract
 * are open, so that a new member breaks no client; tests and examples are validated against this copy.
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

/** Closes a schema and its inline schemas. The contract uses no `allOf`, whose branches could not be closed. */
function close(schema: Schema): void {
  const { properties, items, additionalProperties, oneOf = [], anyOf = [] } = schema
  if (properties && additionalProperties === undefined) schema.additionalProperties = false
  for (const inner of [...Object.values(properties ?? {}), items, additionalProperties, ...oneOf, ...anyOf]) {
    if (typeof inner === 'object') close(inner)
  }
}
