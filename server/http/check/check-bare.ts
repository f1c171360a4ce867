import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { Request } from 'express'
import { type Contract, inlined, resolve } from '../../../openapi/read/contract.ts'
import { createAjv } from '../../operation/contract/contract-problems.ts'
import type { ServedOperation } from '../../operation/contract/served-operations.ts'

/** The values of a path, as the contract has them. */
type PathValues = Record<string, unknown>

const ajv = createAjv({ allErrors: false, verbose: false })

/**
 * Makes the check of bare requests: those with nothing but values in their path. express-openapi-validator asks the same
 * of them by work for queries, bodies and every parameter there could be, which was a tenth of reading a person.
 *
 * @returns a function that returns the values of a bare request; undefined for a request that is not bare or is to be
 *   refused, which the validator then does. For operations that no bare request can call, undefined in its place.
 */
export function bareCheck(
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
