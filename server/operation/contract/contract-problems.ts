import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Problem } from '../errors.ts'
import { problemRule } from './problem-rules.ts'
import { problemMessage } from './problem-words.ts'

/** The maximum number of problems reported for one request. */
export const maxProblems = 100

/** Creates a validator whose errors have the details that `toProblems` needs. */
export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    code: { optimize: false }, // optimizing takes longer than it saves
    ...options,
  })
  formats.default(ajv, { mode: 'full' })
  return ajv
}

/**
 * Converts validator errors to problems without duplicates, each with a dotted path and a message. A body can have a
 * hundred thousand errors, so the conversion stops at the limit.
 *
 * @param errors - the errors of a validator from `createAjv`
 * @param path - the location of the value in the request, such as `/body`
 */
export function toProblems(errors: readonly ErrorObject[], path: string): Problem[] {
  const problems = new Map<string, Problem>()
  for (const error of withoutEchoes(errors.slice(0, maxErrors))) {
    const message = problemMessage(error)
    if (message === undefined) continue
    const place = bounded(dotted(errorPath(error, path)))
    const problem = { path: place, ...problemRule(error), message: bounded(message) }
    problems.set(`${problem.path} ${problem.message}`, problem)
    if (problems.size === maxProblems) break
  }
  return [...problems.values()]
}

/** The maximum number of errors that are converted; a value has fewer than ten. */
const maxErrors = 1000

/** Returns the path of an error: for a missing, unknown or badly named member, the path of that member. */
function errorPath({ instancePath, params, propertyName }: ErrorObject, path: string): string {
  const member: string | undefined = params.missingProperty ?? params.additionalProperty ?? propertyName
  return path + instancePath + (member === undefined ? '' : `/${member}`)
}

/**
 * Drops redundant errors: errors of length when the format or pattern also fails; and errors of the members of
 * alternatives when the `oneOf` or `anyOf` error itself is reported. The latter is not reported when the only problem
 * of an alternative is a member that no alternative has.
 */
function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const formless = new Set(errors.filter(isFormatError).map(errorTarget))
  const choices = errors.filter(isChoiceError).map((choice) => compareAlternatives(choice, errors))
  return errors.filter((error) => {
    if (isLengthError(error)) return !formless.has(errorTarget(error))
    if (isChoiceError(error)) return choices.some(({ choice, isDecided }) => choice === error && !isDecided)
    return !isMemberError(error) || choices.every(({ echoes }) => !echoes.has(error))
  })
}

/**
 * Finds the redundant errors of a choice's alternatives, and whether their other errors are more specific than the
 * error of the choice.
 */
function compareAlternatives(choice: ErrorObject, errors: readonly ErrorObject[]) {
  const prefix = `${choice.schemaPath}/`
  const count = (choice.schema as unknown[]).length
  const alternatives = Array.from({ length: count }, (_, index) =>
    errors.filter(({ schemaPath }) => schemaPath.startsWith(`${prefix}${index}/`)),
  )
  const members = alternatives.flat().filter(isMemberError)
  const unknownTo = Map.groupBy(members, ({ params }) => params.additionalProperty as string | undefined)
  const isUnknownToAll = ({ params: { additionalProperty: name } }: ErrorObject) =>
    name !== undefined && unknownTo.get(name)?.length === count
  const isDecided =
    alternatives.some((reported) => reported.length > 0 && reported.every(isUnknownToAll)) ||
    alternatives.flat().some((error) => !isMemberError(error))
  return { choice, isDecided, echoes: new Set(members.filter((error) => !isUnknownToAll(error))) }
}

const isFormatError = ({ keyword }: ErrorObject): boolean => keyword === 'format' || keyword === 'pattern'
const isLengthError = ({ keyword }: ErrorObject): boolean => keyword === 'minLength' || keyword === 'maxLength'
const isChoiceError = ({ keyword }: ErrorObject): boolean => keyword === 'oneOf' || keyword === 'anyOf'
const isMemberError = ({ keyword }: ErrorObject): boolean =>
  keyword === 'required' || keyword === 'additionalProperties'
const errorTarget = ({ instancePath, propertyName }: ErrorObject): string => `${instancePath} ${propertyName}`

/** Converts a path: `/body/signers/0/email` → `body.signers[0].email`, `/headers/if-match` → `header.if-match`. */
export const dotted = (path: string): string =>
  path
    .replace(/^\//, '')
    .replace(/^headers\b/, 'header')
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')

/** Limits the length of a path or message, which can contain arbitrary names from the request. */
const bounded = (text: string): string => text.slice(0, 1000).toWellFormed()
