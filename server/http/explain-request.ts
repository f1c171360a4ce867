import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { ContractDocument, ContractOperation, Schema } from '../operation/contract-document.ts'
import { createAjv, maxProblems, problemsOf } from '../operation/contract-problems.ts'
import type { Problem } from '../operation/errors.ts'
import { inlined } from './requests-of-contract.ts'

/** A request as it was sent. */
interface Sent {
  query: Record<string, unknown>
  headers: Record<string, unknown>
  body: unknown
}

const ofBodies = createAjv()
/** Parameters are texts: they are read as the type that the contract gives them. */
const ofParameters = createAjv({ coerceTypes: 'array' })

/**
 * Makes the function that finds the problems of a request, in words. It asks the same of a request as
 * express-openapi-validator, which keeps neither the limits nor the names that the words need, and stops at the first
 * unknown parameter. So it is only asked about requests that were refused; it is compiled for the first of them.
 */
export function requestExplainer(
  contract: ContractDocument,
  { parameters, bodySchema }: ContractOperation,
): (sent: Sent) => Problem[] {
  const schemaOf = (where: 'query' | 'header'): Schema => {
    const named = parameters.filter((parameter) => parameter.in === where)
    const nameOf = ({ name }: { name: string }) => (where === 'header' ? name.toLowerCase() : name)
    return {
      type: 'object',
      properties: Object.fromEntries(named.map((each) => [nameOf(each), inlined(contract, each.schema)])),
      required: named.filter(({ required }) => required).map(nameOf),
      additionalProperties: where === 'header',
    }
  }
  let compiled: { query: ValidateFunction; headers: ValidateFunction; body: ValidateFunction | undefined } | undefined

  return (sent) => {
    compiled ??= {
      query: ofParameters.compile(schemaOf('query')),
      headers: ofParameters.compile(schemaOf('header')),
      body: bodySchema && ofBodies.compile(inlined(contract, bodySchema)),
    }
    const given = Object.entries(sent.query)
    const empty = given.filter(([, value]) => value === '').map(([name]) => `query.${name}`)
    const query = problemsIn(compiled.query, Object.fromEntries(given), '/query')
    return [
      ...query.filter(({ path }) => !empty.includes(path)),
      ...empty.map((path) => ({ path, message: 'must not be empty' })),
      ...problemsIn(compiled.headers, { ...sent.headers }, '/headers'),
      ...(compiled.body ? problemsIn(compiled.body, sent.body, '/body') : []),
    ].slice(0, maxProblems)
  }
}

function problemsIn(validate: ValidateFunction, value: unknown, path: string): Problem[] {
  return validate(value) ? [] : problemsOf(validate.errors ?? [], path)
}
