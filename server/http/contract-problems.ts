import type { Problem } from './errors.ts'

/** At most this many are told of one request. */
const maxProblems = 100

/**
 * What a validator of the contract found, as callers are told: each once, as a path with dots.
 *
 * @param errors - with paths such as `/body/signers/0/email`
 */
export function problemsOf(errors: { path?: string | undefined; message?: string | undefined }[]): Problem[] {
  const problems = errors.map(({ path = '', message = 'is not valid' }) => ({
    path: bounded(dotted(path)),
    message: bounded(message),
  }))
  return withoutRepeats(problems).slice(0, maxProblems)
}

/** `/body/signers/0/email` → `body.signers[0].email`, `/headers/if-match` → `header.if-match`. */
const dotted = (path: string): string =>
  path
    .replace(/^\//, '')
    .replace(/^headers\b/, 'header')
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')

/** Both can hold names that the caller made up. */
const bounded = (text: string): string => text.slice(0, 1000).toWellFormed()

function withoutRepeats(problems: Problem[]): Problem[] {
  const seen = new Map(problems.map((problem) => [`${problem.path} ${problem.message}`, problem]))
  return [...seen.values()]
}
