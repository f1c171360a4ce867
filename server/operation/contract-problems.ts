import type { Problem } from './errors.ts'

/** At most this many are told of one request. */
const maxProblems = 100

/**
 * What a validator of the contract found, as callers are told: each once, as a path with dots. A body can be wrong in a
 * hundred thousand places: only as many are looked at as it takes.
 *
 * @param errors - with paths such as `/body/signers/0/email`
 */
export function problemsOf(errors: { path?: string | undefined; message?: string | undefined }[]): Problem[] {
  const problems = new Map<string, Problem>()
  for (const { path = '', message = 'is not valid' } of errors) {
    const problem = { path: bounded(dotted(path)), message: bounded(message) }
    problems.set(`${problem.path} ${problem.message}`, problem)
    if (problems.size === maxProblems) break
  }
  return [...problems.values()]
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
