import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Problem } from '../errors.ts'
import { inWords } from './problem-words.ts'

/** The most problems that are reported for one request. */
export const maxProblems = 100

/** Makes a validator whose errors have what `toProblems` needs. */
export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    code: { optimize: false }, // that would take longer than all that it saves
    ...options,
  })
  formats.default(ajv, { mode: 'full' })
  return ajv
}

/**
 * The problems that a validator found, in the form for callers: each once, with a dotted path, in words. A body can have
 * a hundred thousand problems, so the search ends at the limit.
 *
 * @param errors - of a validator of `createAjv`
 * @param path - the place of the value in the request, such as `/body`
 */
export function toProblems(errors: readonly ErrorObject[], path: string): Problem[] {
  const problems = new Map<string, Problem>()
  for (const error of withoutEchoes(errors.slice(0, maxErrors))) {
    const message = inWords(error)
    if (message === undefined) continue
    const problem = { path: bounded(dotted(errorPath(error, path))), message: bounded(message) }
    problems.set(`${problem.path} ${problem.message}`, problem)
    if (problems.size === maxProblems) break
  }
  return [...problems.values()]
}

/** The most errors that are looked at: a value has fewer than ten. */
const maxErrors = 1000

/** Points to a missing or unknown member itself, and to the member with a bad name. */
function errorPath({ instancePath, params, propertyName }: ErrorObject, path: string): string {
  const member: string | undefined = params.missingProperty ?? params.additionalProperty ?? propertyName
  return path + instancePath + (member === undefined ? '' : `/${member}`)
}

/**
 * What a text is too short or too long for is said by its form. What alternatives lack is said by their choice, unless
 * one of them has no other problem than members that none of them knows.
 */
function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const formless = new Set(errors.filter(isForm).map(errorTarget))
  const choices = errors.filter(isChoice).map((choice) => compareAlternatives(choice, errors))
  return errors.filter((error) => {
    if (isLength(error)) return !formless.has(errorTarget(error))
    if (isChoice(error)) return choices.some(({ choice, isDecided }) => choice === error && !isDecided)
    return !isMembers(error) || choices.every(({ echoes }) => !echoes.has(error))
  })
}

/** What the alternatives of a choice report, and whether that says more than the choice itself does. */
function compareAlternatives(choice: ErrorObject, errors: readonly ErrorObject[]) {
  const prefix = `${choice.schemaPath}/`
  const count = (choice.schema as unknown[]).length
  const alternatives = Array.from({ length: count }, (_, index) =>
    errors.filter(({ schemaPath }) => schemaPath.startsWith(`${prefix}${index}/`)),
  )
  const members = alternatives.flat().filter(isMembers)
  const unknownTo = Map.groupBy(members, ({ params }) => params.additionalProperty as string | undefined)
  const isStranger = ({ params: { additionalProperty: name } }: ErrorObject) =>
    name !== undefined && unknownTo.get(name)?.length === count
  const isDecided =
    alternatives.some((reported) => reported.length > 0 && reported.every(isStranger)) ||
    alternatives.flat().some((error) => !isMembers(error))
  return { choice, isDecided, echoes: new Set(members.filter((error) => !isStranger(error))) }
}

const isForm = ({ keyword }: ErrorObject): boolean => keyword === 'format' || keyword === 'pattern'
const isLength = ({ keyword }: ErrorObject): boolean => keyword === 'minLength' || keyword === 'maxLength'
const isChoice = ({ keyword }: ErrorObject): boolean => keyword === 'oneOf' || keyword === 'anyOf'
const isMembers = ({ keyword }: ErrorObject): boolean => keyword === 'required' || keyword === 'additionalProperties'
const errorTarget = ({ instancePath, propertyName }: ErrorObject): string => `${instancePath} ${propertyName}`

/** `/body/signers/0/email` → `body.signers[0].email`, `/headers/if-match` → `header.if-match`. */
export const dotted = (path: string): string =>
  path
    .replace(/^\//, '')
    .replace(/^headers\b/, 'header')
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')

/** Limits a path or message, as both can contain names that the caller made up. */
const bounded = (text: string): string => text.slice(0, 1000).toWellFormed()
