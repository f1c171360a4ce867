import type { Problem } from './errors.ts'

/** The most problems that are reported for one request. */
const maxProblems = 100

/**
 * The problems that a validator found, in the form for callers: each once, with a dotted path. A body can have a
 * hundred thousand problems, so the search ends at the limit.
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

/** Limits a path or message, as both can contain names that the caller made up. */
const bounded = (text: string): string => text.slice(0, 1000).toWellFormed()
