import { type Contract, inlined, type OperationObject } from '../../../openapi/read/contract.ts'
import { listOperations, type Operation } from '../../../openapi/read/operations.ts'

/** What the validator reads of a contract. */
type Requests = Pick<Contract, 'openapi' | 'servers' | 'paths'>

/**
 * A copy of the contract with nothing but requests, in one piece each: without answers, and with references inlined.
 * The validator does not know servers of operations, so its paths are whole addresses.
 *
 * The validator traverses its whole document for each request that it compiles, so a small one saves most of that work.
 * It also makes a function for each reference, and copies all problems found so far after each call of it: for a list of
 * bad items, that work grows with the square of their number.
 */
export function extractRequests(contract: Contract): Requests {
  const paths = Map.groupBy(listOperations(contract), ({ fullPath }) => fullPath)
  const requests = [...paths].map(([path, operations]) => [
    path,
    Object.fromEntries(operations.map((operation) => [operation.method, extractRequest(contract, operation)])),
  ])
  return { openapi: contract.openapi, servers: [{ url: '' }], paths: Object.fromEntries(requests) }
}

/**
 * Query parameters allow reserved characters. Without that, the validator refuses a value with `:` or `/`, although a
 * query may have them as they are (RFC 3986 § 3.4).
 */
function extractRequest(contract: Contract, { id, parameters, requestBody }: Operation): OperationObject {
  const whole = parameters.map((parameter) => inlined(contract, parameter))
  return {
    operationId: id,
    parameters: whole.map((each) => (each.in === 'query' ? { ...each, allowReserved: true } : each)),
    ...(requestBody && { requestBody: inlined(contract, requestBody) }),
    responses: {},
  }
}
