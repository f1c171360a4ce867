import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { Request } from 'express'
import { type Contract, inlined, resolve } from '../../../openapi/read/contract.ts'
import { createAjv } from '../../operation/contract/contract-problems.ts'
import type { ServedOperation } from '../../operation/contract/served-operations.ts'

/** The path parameters of a request, with the types of the contract. */
type PathValues = Record<string, unknown>

const ajv = createAjv({ allErrors: false, verbose: false })

/**
 * Creates the check of bare requests, which have only path parameters. express-openapi-validator also processes the
 * query, the body and every optional parameter, which took a tenth of the time of reading a person.
 *
 * @returns a function that returns the path parameters of a valid bare request, and undefined for a request that
 *   express-openapi-validator must check; undefined instead of the function for operations that need more than path
 *   parameters
 */
export function createBareCheck(
  contract: Contract,
  { parameters, bodyType }: ServedOperation,
): ((req: Request) => PathValues | undefined) | undefined {
  const others = parameters.filter((parameter) => parameter.in !== 'path')
  if (bodyType !== undefined || others.some((other) => other.in === 'query' || other.required)) return undefined
  const headers = others.map(({ name }) => name.toLowerCase())
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => ({ name, schema, isNumber: resolve(contract, schema).type === 'integer' }))
  let validate: ValidateFunction | undefined

  return ({ originalUrl, headers: requestHeaders, params }) => {
    if (originalUrl.includes('?') || headers.some((name) => requestHeaders[name] !== undefined)) return undefined
    const values = Object.fromEntries(
      path.map(({ name, isNumber }) => [name, isNumber ? Number(params[name]) : params[name]]),
    )
    validate ??= ajv.compile({
      properties: Object.fromEntries(path.map(({ name, schema }) => [name, inlined(contract, schema)])),
    })
    return validate(values) ? values : undefined
  }
}
