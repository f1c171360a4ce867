import { setImmediate as nextTurn } from 'node:timers/promises'
import url from 'node:url'
import type { Request, RequestHandler, Response } from 'express'
import * as OpenApiValidator from 'express-openapi-validator'
import { type Contract, resolve } from '../../../openapi/read/contract.ts'
import { dotted, maxProblems } from '../../operation/contract/contract-problems.ts'
import type { ServedOperation } from '../../operation/contract/served-operations.ts'
import {
  ifMatchRequired,
  malformedHeader,
  notFound,
  type Problem,
  serverError,
  validationFailed,
} from '../../operation/errors.ts'
import { onceFor } from '../../operation/once-for.ts'
import type { Config } from '../../process/config.ts'
import { createBareCheck } from './check-bare.ts'
import { lengthCheck } from './check-lengths.ts'
import { textProblems } from './check-text.ts'
import { requestExplainer } from './explain-request.ts'
import { extractRequests } from './requests-of-contract.ts'

type Parameter = { in: string; name: string }
type Metadata = { pathParams: Record<string, string>; schema: { parameters: Parameter[] } }
type Validated = Request & { openapi?: Metadata }

/** The size in bytes above which the check of a body yields to other requests between its steps. */
const largeBodyBytes = 8 * 1024

/** Creates the middleware that checks the requests of one operation against the contract and the rules of the operation. */
export type ContractCheck = (operation: ServedOperation) => (rules: AnyRules | undefined) => RequestHandler

/**
 * The rules of any operation, with the type of the request erased. The map of operations checks each operation against
 * its exact `Rules`.
 */
export type AnyRules = (request: never, config: Config) => Problem[] | Promise<Problem[]>

/**
 * Creates the check of requests against the contract. It uses two parts of express-openapi-validator's middleware,
 * selected by name: route lookup and validation. Its security wrapper turns a database failure into a 401 and runs
 * after the validation, so the service runs its own authentication first (bind.ts).
 */
export const contractCheck = onceFor((contract: Contract): ContractCheck => {
  const { lookUp, checkRequest } = createValidator(contract)

  return onceFor((operation: ServedOperation) => {
    const wholeNumbers = operation.parameters.filter(({ schema }) => resolve(contract, schema).type === 'integer')
    const needsIfMatch = operation.parameters.some(({ name, required }) => name === 'If-Match' && required)
    const checkLengths = operation.bodySchema && lengthCheck(contract, operation.bodySchema)
    const explain = requestExplainer(contract, operation)
    const checkBare = createBareCheck(contract, operation)
    let memo: Metadata | undefined // the lookup compiles every route's pattern on each call
    /** The methods whose checks are compiled; HEAD and GET are compiled separately. */
    const compiled = new Set<string>()

    return (rules) => async (request, res, next) => {
      const req = request as Validated
      try {
        const raw = { path: req.params as Record<string, unknown>, query: req.query as Record<string, unknown> }
        const invalidNumbers = wholeNumbers.filter(
          ({ in: where, name }) => (where === 'path' || where === 'query') && !isWholeNumber(raw[where][name]),
        )
        if (invalidNumbers.some(({ in: where }) => where === 'path')) throw notFound()

        const bare = checkBare?.(req)
        if (bare !== undefined) {
          req.params = bare as Record<string, string>
          return next()
        }

        if (needsIfMatch && req.headers['if-match'] === undefined) throw ifMatchRequired()

        const isLarge = (req.exchange.rawBody?.length ?? 0) > largeBodyBytes
        if (isLarge) await nextTurn() // parsing blocked the event loop
        const tooLong = checkLengths?.(req.body, 'body') ?? []
        if (tooLong.length > 0) throw validationFailed(tooLong.slice(0, maxProblems))

        const requestParts = { query: raw.query, headers: req.headers, body: req.body }
        // For a large body, the validator would create an object for each problem, and cannot stop early.
        let wrong = isLarge ? refusedParts(explain(requestParts)) : undefined
        if (isLarge) await nextTurn()
        if (!memo) {
          // The operation is looked up by its own method and route: the contract has no HEAD operations, and a list can
          // be read as CSV by the URL of the list.
          const bound: Validated = Object.create(req, {
            method: { value: operation.method.toUpperCase() },
            originalUrl: { value: operation.route },
          })
          await run(lookUp, bound, res)
          memo = bound.openapi as Metadata
        }
        const schema = compiled.has(req.method) ? withQueryParameters(raw.query, memo.schema) : memo.schema
        req.openapi = { ...memo, schema, pathParams: { ...raw.path } as Record<string, string> }
        if (!wrong) {
          const refusal: unknown = await run(checkRequest, req, res).catch((error: unknown) => error)
          if (refusal === undefined) compiled.add(req.method)
          else wrong = refusedByValidator(refusal, () => explain(requestParts))
          if (isLarge) await nextTurn()
        }

        const notWhole = invalidNumbers.map(({ name }) => ({
          path: `query.${name}`,
          code: 'invalid',
          message: 'must be a whole number',
        }))
        const { formProblems = [] } = req.exchange
        const { problems, query, body } = wrong ?? { problems: [], query: req.query, body: req.body }
        const fits = !wrong && formProblems.length === 0
        const parts = { query, body, fits, bodyNames: new Set(Object.keys(req.body ?? {})) }
        const broken = rules ? await rules(parts as never, req.exchange.work.config) : []
        const all = joined([formProblems, problems, notWhole, textProblems(req), broken])
        if (all.length > 0) throw validationFailed(all.slice(0, maxProblems))
        next()
      } catch (error) {
        next(error)
      }
    }
  })
})

/** Joins the problems of all checks. For each path, reports only the problems of the first check that finds any. */
function joined(checks: Problem[][]): Problem[] {
  const places = new Set<string>()
  return checks.flatMap((problems) => {
    const further = problems.filter(({ path }) => !places.has(path))
    for (const { path } of further) places.add(path)
    return further
  })
}

/**
 * Triggers the deprecation warning of `url.parse` once, silently. The validator calls `url.parse` for each request, and
 * until the warning has been emitted, Node.js inspects the stack of each call, which takes longer than the parsing.
 */
function settleUrlParse(): void {
  const { noDeprecation } = process
  process.noDeprecation = true
  url.parse('')
  process.noDeprecation = noDeprecation
}

interface Validator {
  lookUp: RequestHandler
  checkRequest: RequestHandler
}

function createValidator(contract: Contract): Validator {
  settleUrlParse()
  const parts = OpenApiValidator.middleware({
    apiSpec: extractRequests(contract) as never,
    validateApiSpec: false,
    validateSecurity: false,
    fileUploader: false,
    validateRequests: { allErrors: true, coerceTypes: false },
    ajvFormats: { mode: 'full' },
  })
  return { lookUp: part(parts, 'metadataMiddleware'), checkRequest: part(parts, 'requestMiddleware') }
}

function part(parts: RequestHandler[], name: string): RequestHandler {
  const match = parts.find((middleware) => middleware.name === name)
  if (!match) throw new Error(`express-openapi-validator no longer has ${name}`)
  return match
}

const run = (middleware: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((done, fail) => {
    void middleware(req, res, (error?: unknown) => (error ? fail(error) : done()))
  })

/**
 * Returns the schema with only the query parameters of the request. The validator compiles its check from the
 * parameters of the first request with a method. For later requests, it iterates over all parameters only to parse
 * arrays and objects in the query. Parameters that were not sent are omitted, as this takes most of its time for a list
 * with many filters. A name with a bracket may belong to any parameter.
 */
function withQueryParameters(query: Record<string, unknown>, schema: Metadata['schema']): Metadata['schema'] {
  const names = Object.keys(query)
  if (names.some((name) => name.includes('['))) return schema
  return {
    ...schema,
    parameters: schema.parameters.filter((parameter) => parameter.in !== 'query' || names.includes(parameter.name)),
  }
}

/**
 * Returns whether a parameter is a whole number, absent or repeated. The validator would accept `0x10`, `1e3` and `"
 * 1"` as integers, as well as numbers that are too long.
 */
const isWholeNumber = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && /^-?(0|[1-9]\d{0,15})$/.test(value)) || Array.isArray(value)

type Explained = ReturnType<ReturnType<typeof requestExplainer>>

/** The names and descriptions of headers that operations accept. */
const headerForms: Record<string, [name: string, form: string]> = {
  'if-match': ['If-Match', 'a version in double quotes'],
  'idempotency-key': ['Idempotency-Key', '1 to 255 printable ASCII characters without spaces'],
}

/**
 * Returns the explanation if it contains problems, otherwise undefined.
 *
 * @throws {ApiError} 400 for a malformed header
 */
function refusedParts(explanation: Explained): Explained | undefined {
  const [header] = explanation.badHeaders.flatMap((name) => (headerForms[name] ? [headerForms[name]] : []))
  if (header) throw malformedHeader(...header)
  return explanation.problems.length > 0 ? explanation : undefined
}

/**
 * Returns the problems of a request that the validator refused, and the parts that conform to the contract.
 *
 * @param explain - finds the problems and the conforming parts
 * @throws {ApiError} 404 for an invalid path parameter, 400 for a malformed header, 500 when the validator itself
 *   failed
 */
function refusedByValidator(refusal: unknown, explain: () => Explained): Explained {
  const { status, errors } = refusal as { status?: number; errors?: { path?: string }[] }
  if (status === undefined || status >= 500 || errors === undefined) throw serverError(refusal)
  if (errors.some(({ path }) => path?.startsWith('/params'))) throw notFound()
  const places = errors
    .slice(0, maxProblems)
    .map(({ path = '' }) => ({ path: dotted(path), code: 'invalid', message: 'is not valid' }))
  return refusedParts(explain()) ?? { problems: places, query: {}, body: {}, badHeaders: [] }
}
