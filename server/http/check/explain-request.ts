import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { type Contract, inlined, type Schema } from '../../../openapi/read/contract.ts'
import { createAjv, maxProblems, toProblems } from '../../operation/contract/contract-problems.ts'
import type { ServedOperation } from '../../operation/contract/served-operations.ts'
import { bodyExplainer, type ExplainedBody } from './explain-body.ts'
import { findMisfits, fittingMembers } from './fitting-parts.ts'

/** The parts of a request as they were sent. */
interface RequestParts {
  query: Record<string, unknown>
  headers: Record<string, unknown>
  body: unknown
}

/** The problems of a request that violates the contract, and its parts that conform. */
interface Explained extends ExplainedBody {
  query: Record<string, unknown>
  /** The names of the malformed headers, in lower case. */
  badHeaders: string[]
}

/** A validator for parameters, which arrive as strings: it converts each to its type in the contract. */
const parameterAjv = createAjv({ coerceTypes: 'array' })

/**
 * Creates the function that finds the problems of a request, with readable messages. It applies the same rules as
 * express-openapi-validator, which stops at the first unknown parameter, and whose errors lack the limits and names for
 * the messages. The function runs only for refused requests and for large bodies, for which the validator would create
 * an object per problem. Its schemas are compiled on first use.
 */
export function requestExplainer(
  contract: Contract,
  { parameters, bodySchema }: ServedOperation,
): (request: RequestParts) => Explained {
  const parameterSchema = (where: 'query' | 'header'): Schema => {
    const selection = parameters.filter((parameter) => parameter.in === where)
    const parameterName = ({ name }: { name: string }) => (where === 'header' ? name.toLowerCase() : name)
    return {
      type: 'object',
      properties: Object.fromEntries(selection.map((each) => [parameterName(each), inlined(contract, each.schema)])),
      required: selection.filter(({ required }) => required).map(parameterName),
      additionalProperties: where === 'header',
    }
  }
  const explainBody = bodySchema && bodyExplainer(inlined(contract, bodySchema))
  let compiled: { query: ValidateFunction; headers: ValidateFunction } | undefined

  return (request) => {
    compiled ??= {
      query: parameterAjv.compile(parameterSchema('query')),
      headers: parameterAjv.compile(parameterSchema('header')),
    }
    const entries = Object.entries(request.query)
    const empty = entries.filter(([, value]) => value === '').map(([name]) => name)
    const values = Object.fromEntries(entries) // the validator replaces strings with values
    const query = errorsIn(compiled.query, values)
    const headers = errorsIn(compiled.headers, { ...request.headers })
    const explained = explainBody?.(request.body) ?? { problems: [], body: {} }
    const problems = [
      ...toProblems(query, '/query').filter(({ path }) => !empty.includes(path.replace('query.', ''))),
      ...empty.map((name) => ({ path: `query.${name}`, code: 'required', message: 'must not be empty' })),
      ...toProblems(headers, '/headers'),
      ...explained.problems,
    ]
    for (const name of empty) delete values[name]
    return {
      problems: problems.slice(0, maxProblems),
      query: fittingMembers(values, findMisfits(query)),
      body: explained.body,
      badHeaders: findMisfits(headers).map(([name]) => name),
    }
  }
}

const errorsIn = (validate: ValidateFunction, value: unknown): ErrorObject[] =>
  validate(value) ? [] : (validate.errors ?? [])
