import type { NextFunction, Request, RequestHandler, Response } from 'express'
import * as OpenApiValidator from 'express-openapi-validator'
import { type ContractDocument, type ContractOperation, resolve } from '../operation/contract-document.ts'
import { dotted } from '../operation/contract-problems.ts'
import {
  type ApiError,
  ifMatchRequired,
  malformedHeader,
  notFound,
  type Problem,
  serverError,
  validationFailed,
} from '../operation/errors.ts'
import { lengthCheck } from './check-lengths.ts'
import { checkText } from './check-text.ts'
import { closeAnswers } from './close-answers.ts'
import { requestExplainer } from './explain-request.ts'
import { partOfContract } from './part-of-contract.ts'

type Metadata = { pathParams: Record<string, string> }
type Validated = Request & { openapi?: Metadata }

/**
 * Makes the middleware that checks the requests of one operation against the contract, and its answers outside
 * production.
 */
export type ContractCheck = (operation: ContractOperation) => RequestHandler

/**
 * Uses two parts of express-openapi-validator's middleware, found by name: route look-up and validation. Its security
 * wrapper turns a database failure into a 401 and runs after the validation, so ours runs before all of this (see
 * bind.ts).
 *
 * @param options.checkAnswers - whether an answer that breaks the contract becomes a 500
 * @param options.atStart - whether to make all validators now: a slower start, but no failure at a later request
 */
export function contractCheck(
  contract: ContractDocument,
  { checkAnswers, atStart }: { checkAnswers: boolean; atStart: boolean },
): ContractCheck {
  return (operation) => {
    if (atStart) validatorOf(contract, operation, checkAnswers)
    const wholeNumbers = operation.parameters.filter(({ schema }) => resolve(contract, schema).type === 'integer')
    const needsIfMatch = operation.parameters.some(({ name, required }) => name === 'If-Match' && required)
    const checkLengths = operation.bodySchema && lengthCheck(contract, operation.bodySchema)
    const explain = requestExplainer(contract, operation)
    let memo: Metadata | undefined // the look-up compiles every route's pattern on each call

    return async (request, res, next) => {
      const req = request as Validated
      try {
        const written = { path: req.params as Record<string, unknown>, query: req.query as Record<string, unknown> }
        const badNumbers = wholeNumbers.filter(
          ({ in: where, name }) => where !== 'header' && !isWholeNumber(written[where][name]),
        )
        if (badNumbers.some(({ in: where }) => where === 'path')) throw notFound()

        if (needsIfMatch && req.headers['if-match'] === undefined) throw ifMatchRequired()

        const tooLong = checkLengths?.(req.body, 'body') ?? []
        if (tooLong.length > 0) throw validationFailed(tooLong.slice(0, 100))

        const { lookUp, checkRequest, checkAnswer } = validatorOf(contract, operation, checkAnswers)
        if (!memo) {
          // The contract has no HEAD: it is looked up as the GET that it stands for.
          const bound: Validated = Object.create(req, { method: { value: operation.method.toUpperCase() } })
          await run(lookUp, bound, res)
          memo = bound.openapi
        }
        req.openapi = { ...memo, pathParams: { ...written.path } as Record<string, string> }
        const notWhole = badNumbers.map(({ name }) => ({ path: `query.${name}`, message: 'must be a whole number' }))
        await run(checkRequest, req, res).catch((error: unknown) => {
          throw asApiError(error, () => {
            const found = explain({ query: written.query, headers: req.headers, body: req.body })
            const known = new Set(found.map(({ path }) => path))
            return [...notWhole.filter(({ path }) => !known.has(path)), ...found]
          })
        })
        if (notWhole.length > 0) throw validationFailed(notWhole)
        checkText(req)
        if (checkAnswer) await run(checkAnswer, req, res, next)
        next()
      } catch (error) {
        next(error)
      }
    }
  }
}

interface Validator {
  lookUp: RequestHandler
  checkRequest: RequestHandler
  checkAnswer: RequestHandler | undefined
}

const validators = new WeakMap<ContractDocument, Map<string, Validator>>()

/** Makes a validator once for all apps of the process: that is most of the cost of a start. */
function validatorOf(contract: ContractDocument, { route }: ContractOperation, checkAnswers: boolean): Validator {
  const [, , area = ''] = route.split('/')
  const known = validators.get(contract) ?? new Map<string, Validator>()
  validators.set(contract, known)
  const key = `${area} ${checkAnswers}`
  const validator = known.get(key) ?? makeValidator(contract, area, checkAnswers)
  known.set(key, validator)
  return validator
}

function makeValidator(contract: ContractDocument, area: string, checkAnswers: boolean): Validator {
  const document = partOfContract(contract, area)
  if (checkAnswers) closeAnswers(document)
  const parts = OpenApiValidator.middleware({
    apiSpec: document as never,
    validateApiSpec: false,
    validateSecurity: false,
    fileUploader: false,
    validateRequests: { allErrors: true, coerceTypes: false },
    validateResponses: checkAnswers && { removeAdditional: false, coerceTypes: false },
    ajvFormats: { mode: 'full' },
  })
  return {
    lookUp: part(parts, 'metadataMiddleware'),
    checkRequest: part(parts, 'requestMiddleware'),
    checkAnswer: checkAnswers ? part(parts, 'responseMiddleware') : undefined,
  }
}

function part(parts: RequestHandler[], name: string): RequestHandler {
  const found = parts.find((middleware) => middleware.name === name)
  if (!found) throw new Error(`express-openapi-validator has no ${name} any more`)
  return found
}

/** @param later - called when the middleware calls back again: an invalid answer is found only when it is sent */
const run = (middleware: RequestHandler, req: Request, res: Response, later?: NextFunction): Promise<void> =>
  new Promise((done, fail) => {
    let called = false
    void middleware(req, res, (error?: unknown) => {
      if (called) return later?.(error)
      called = true
      return error ? fail(error) : done()
    })
  })

/** The validator reads `0x10`, `1e3` and `" 1"` as integers, and accepts numbers that are too long. */
const isWholeNumber = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && /^-?(0|[1-9]\d{0,15})$/.test(value)) || Array.isArray(value)

/** The forms of the headers that operations take, in words. */
const headerForms: Record<string, [name: string, form: string]> = {
  '/headers/if-match': ['If-Match', 'a version in double quotes'],
  '/headers/idempotency-key': ['Idempotency-Key', '1 to 255 printable ASCII characters without spaces'],
}

/**
 * Turns a failure of the validator into ours: 404 for a bad path parameter, 400 for a bad header, 422 for the rest.
 *
 * @param explain - finds the problems in words
 */
function asApiError(error: unknown, explain: () => Problem[]): ApiError {
  const { status, errors } = error as { status?: number; errors?: { path?: string }[] }
  if (status === undefined || status >= 500 || errors === undefined) return serverError(error)
  if (errors.some(({ path }) => path?.startsWith('/params'))) return notFound()
  const [header] = errors.flatMap(({ path = '' }) => (headerForms[path] ? [headerForms[path]] : []))
  if (header) return malformedHeader(...header)
  const problems = explain()
  const places = errors.slice(0, 100).map(({ path = '' }) => ({ path: dotted(path), message: 'is not valid' }))
  return validationFailed(problems.length > 0 ? problems : places)
}
