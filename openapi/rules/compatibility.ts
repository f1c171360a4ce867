import {
  type Contract,
  operationsOf,
  type Parameter,
  type ResolvedOperation,
  resolve,
  type Schema,
  schemasIn,
} from './contract.ts'

/** A rule about two versions of the contract: what the new one breaks, a line for each place. */
export type CompatibilityRule = (released: Contract, current: Contract) => string[]

/** Looks at each operation that both versions have. */
const perOperation =
  (check: (released: Version, current: Version) => string[]): CompatibilityRule =>
  (released, current) => {
    const operations = new Map(operationsOf(current).map((operation) => [operation.id, operation]))
    return operationsOf(released).flatMap((before) => {
      const after = operations.get(before.id)
      if (!after) return []
      const problems = check({ ...before, contract: released }, { ...after, contract: current })
      return problems.map((problem) => `${before.id}: ${problem}`)
    })
  }

/** An operation with the contract that its references lead into. */
type Version = ResolvedOperation & { contract: Contract }

const takesQuery = ({ parameters }: ResolvedOperation) => parameters.some((parameter) => parameter.in === 'query')

/** SDK methods take the body or the query before their options: the first of either moves what callers wrote. */
const movedOptions = perOperation((released, current) => {
  if (released.requestBody || takesQuery(released)) return []
  if (current.requestBody) return ['takes a body now, which moves `options` in the SDK']
  return takesQuery(current) ? ['takes its first query parameter now, which moves `options` in the SDK'] : []
})

/** What callers leave out means what it meant. */
const changedDefaults = perOperation((released, current) => {
  const after = defaultsOf(current)
  return [...defaultsOf(released)]
    .filter(([at, value]) => after.has(at) && after.get(at) !== value)
    .map(([at, value]) => `the default of ${at} was ${value} and is ${after.get(at)}`)
})

/** Each place of a request where something may be left out, with its default in JSON. */
function defaultsOf({ contract, parameters, requestBody }: Version): Map<string, string> {
  const shown = (schema: Schema) => JSON.stringify(schema.default) ?? 'none'
  const body = requestBody?.content['application/json']?.schema
  return new Map([
    ...parameters.map(({ in: place, name, schema }: Parameter): [string, string] => [
      `${place}.${name}`,
      shown(resolve(contract, schema)),
    ]),
    ...[...(body ? schemasIn(contract, body, 'body') : [])].map(({ schema, at }): [string, string] => [
      at,
      shown(schema),
    ]),
  ])
}

/** Opening an operation to the world is a decision, not a diff among others. */
const becamePublic = perOperation((released, current) =>
  released.security?.length !== 0 && current.security?.length === 0 ? ['needs no token any more'] : [],
)

/** Who could call an operation can go on calling it. */
const narrowedAccess = perOperation((released, current) => [
  ...(current.isUsersOnly && !released.isUsersOnly ? ['answers no API key any more'] : []),
  ...(released.servesSelf && !current.servesSelf ? ['serves the scope self no more'] : []),
  ...(released.isBeforeTwoFactor && !current.isBeforeTwoFactor
    ? ['asks for the second factor now, even while it is being set up']
    : []),
])

/** By name, what a comparison of documents does not see or does not take for breaking. */
export const compatibilityRules: Record<string, CompatibilityRule> = {
  'moved-options': movedOptions,
  'changed-defaults': changedDefaults,
  'became-public': becamePublic,
  'narrowed-access': narrowedAccess,
}
