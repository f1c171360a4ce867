import { addressOf, type ContractDocument, resolve } from '../../operation/contract/contract-document.ts'

type Operation = ContractDocument['paths'][string][string]

/**
 * A copy of the contract with nothing but requests, in one piece each: without answers, and with references inlined.
 * The validator does not know servers of operations, so its paths are whole addresses.
 *
 * The validator traverses its whole document for each request that it compiles, so a small one saves most of that work.
 * It also makes a function for each reference, and copies all problems found so far after each call of it: for a list of
 * bad items, that work grows with the square of their number.
 */
export function requestsOf(contract: ContractDocument): ContractDocument {
  const paths = Object.entries(contract.paths).map(([path, item]) => {
    const requests = Object.entries(item).map(([method, operation]) => [method, requestOf(contract, operation)])
    const [any = {} as Operation] = Object.values(item)
    return [addressOf(contract, path, any), Object.fromEntries(requests)]
  })
  const { openapi } = contract
  const servers = [{ url: '' }]
  return { openapi, servers, tags: [], security: [], paths: Object.fromEntries(paths), webhooks: {}, components: {} }
}

/**
 * Query parameters allow reserved characters. Without that, the validator refuses a value with `:` or `/`, although a
 * query may have them as they are (RFC 3986 § 3.4).
 */
function requestOf(contract: ContractDocument, { operationId, parameters = [], requestBody }: Operation): Operation {
  const whole = parameters.map((parameter) => inlined(contract, parameter))
  return {
    operationId,
    parameters: whole.map((each) => (each.in === 'query' ? { ...each, allowReserved: true } : each)),
    ...(requestBody && { requestBody: inlined(contract, requestBody) }),
    responses: {},
  }
}

/** A copy without references. This terminates, as no request contains itself. */
export function inlined<T>(contract: ContractDocument, value: T): T {
  if (Array.isArray(value)) return value.map((item) => inlined(contract, item)) as T
  if (typeof value !== 'object' || value === null) return value
  const whole = { ...resolve(contract, value), ...value, $ref: undefined }
  const members = Object.entries(whole).filter(([, member]) => member !== undefined)
  return Object.fromEntries(members.map(([name, member]) => [name, inlined(contract, member)])) as T
}
