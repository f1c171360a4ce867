import {
  type Contract,
  operationsOf,
  type Parameter,
  type ResolvedOperation,
  resolve,
  type Schema,
  schemasIn,
} from './contract.ts'

/** Compares two versions of the contract. Returns what the new one breaks, one line for each place. */
export type CompatibilityRule = (released: Contract, current: Contract) => string[]

/** Applies a check to each operation that both versions have. */
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

/** An operation and the contract that its references point into. */
type Version = ResolvedOperation & { contract: Contract }

const takesQuery = ({ parameters }: ResolvedOperation) => parameters.some((parameter) => parameter.in === 'query')

/** SDK methods take the body or the query before `options`: adding the first one moves `options`. */
const movedOptions = perOperation((released, current) => {
  if (released.requestBody || takesQuery(released)) return []
  if (current.requestBody) return ['takes a body now, which moves `options` in the SDK']
  return takesQuery(current) ? ['takes its first query parameter now, which moves `options` in the SDK'] : []
})

/** A member or parameter that callers leave out keeps its meaning. */
const changedDefaults = perOperation((released, current) => {
  const after = defaultsOf(current)
  return [...defaultsOf(released)]
    .filter(([at, value]) => after.has(at) && after.get(at) !== value)
    .map(([at, value]) => `the default of ${at} was ${value} and is ${after.get(at)}`)
})

/** The default of each parameter and body member as JSON, or `none`. */
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

/** Making an operation public must be a deliberate decision. */
const becamePublic = perOperation((released, current) =>
  released.security?.length !== 0 && current.security?.length === 0 ? ['no longer needs a token'] : [],
)

/** Callers that may use an operation keep their access. */
const narrowedAccess = perOperation((released, current) => [
  ...(current.isUsersOnly && !released.isUsersOnly ? ['no longer accepts API keys'] : []),
  ...(current.needsConfirmation && !released.needsConfirmation ? ['asks for a fresh proof of the password'] : []),
  ...(released.servesSelf && !current.servesSelf ? ['no longer serves the scope self'] : []),
  ...(released.isBeforeTwoFactor && !current.isBeforeTwoFactor
    ? ['now requires the second factor, even while it is being set up']
    : []),
])

/** Rules for breaking changes that `redocly diff` does not report, by name. */
export const compatibilityRules: Record<string, CompatibilityRule> = {
  'moved-options': movedOptions,
  'changed-defaults': changedDefaults,
  'became-public': becamePublic,
  'narrowed-access': narrowedAccess,
}
