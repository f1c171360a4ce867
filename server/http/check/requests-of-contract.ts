import { type Contract, inlined, type OperationObject } from '../../../openapi/read/contract.ts'
import { listOperations, type Operation } from '../../../openapi/read/operations.ts'

/** The part of a contract that the validator reads. */
type Requests = Pick<Contract, 'openapi' | 'servers' | 'paths'>

/**
 * Copies the requests of the contract, without responses and with references inlined. The validator ignores `servers`
 * of operations, so the paths include them.
 *
 * The validator traverses its whole document for each request that it compiles, so a small document saves most of that
 * work. It also creates a function for each reference, and copies all problems found so far after each call to the
 * function: for a list of bad items, this cost grows with the square of their number.
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
 * Copies the request of an operation. Its query parameters allow reserved characters: otherwise the validator refuses a
 * value with `:` or `/`, although a query may contain these unencoded (RFC 3986 § 3.4).
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
