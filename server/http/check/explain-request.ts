import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { type Contract, inlined, type Schema } from '../../../openapi/read/contract.ts'
import { createAjv, maxProblems, problemsOf } from '../../operation/contract/contract-problems.ts'
import type { ServedOperation } from '../../operation/contract/served-operations.ts'
import { bodyExplainer, type ExplainedBody } from './explain-body.ts'
import { fittingMembers, misfitsOf } from './fitting-parts.ts'

/** A request as it was sent. */
interface Sent {
  query: Record<string, unknown>
  headers: Record<string, unknown>
  body: unknown
}

/** A request that breaks the contract: its problems in words, and the parts that fit. */
interface Explained extends ExplainedBody {
  query: Record<string, unknown>
  /** In lower case. */
  badHeaders: string[]
}

/** Parameters are texts: they are read as the type that the contract gives them. */
const ofParameters = createAjv({ coerceTypes: 'array' })

/**
 * Makes the function that finds the problems of a request, in words. It asks the same of a request as
 * express-openapi-validator, which keeps neither the limits nor the names that the words need, and stops at the first
 * unknown parameter. So it is only asked about requests that were refused, and about large bodies, in which the validator
 * would make an object for each problem; it is compiled for the first of them.
 */
export function requestExplainer(
  contract: Contract,
  { parameters, bodySchema }: ServedOperation,
): (sent: Sent) => Explained {
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
  const explainBody = bodySchema && bodyExplainer(inlined(contract, bodySchema))
  let compiled: { query: ValidateFunction; headers: ValidateFunction } | undefined

  return (sent) => {
    compiled ??= {
      query: ofParameters.compile(schemaOf('query')),
      headers: ofParameters.compile(schemaOf('header')),
    }
    const given = Object.entries(sent.query)
    const empty = given.filter(([, value]) => value === '').map(([name]) => name)
    const typed = Object.fromEntries(given) // the validator turns its texts into values
    const query = errorsIn(compiled.query, typed)
    const headers = errorsIn(compiled.headers, { ...sent.headers })
    const explained = explainBody?.(sent.body) ?? { problems: [], body: {} }
    const problems = [
      ...problemsOf(query, '/query').filter(({ path }) => !empty.includes(path.replace('query.', ''))),
      ...empty.map((name) => ({ path: `query.${name}`, message: 'must not be empty' })),
      ...problemsOf(headers, '/headers'),
      ...explained.problems,
    ]
    for (const name of empty) delete typed[name]
    return {
      problems: problems.slice(0, maxProblems),
      query: fittingMembers(typed, misfitsOf(query)),
      body: explained.body,
      badHeaders: misfitsOf(headers).map(([name]) => name),
    }
  }
}

const errorsIn = (validate: ValidateFunction, value: unknown): ErrorObject[] =>
  validate(value) ? [] : (validate.errors ?? [])
