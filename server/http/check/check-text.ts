import type { Request } from 'express'
import { maxProblems } from '../../operation/contract/contract-problems.ts'
import type { Problem } from '../../operation/errors.ts'

/**
 * Finds text that PostgreSQL cannot store: U+0000 and lone surrogates. JSON contains these only as escapes, and the
 * parts of a form contain U+0000 unescaped, so a body with neither is skipped. Must run after the contract check, which
 * limits the size of the body and the depth of closed schemas.
 *
 * @returns a problem for each location, up to the maximum number of reported problems
 */
export function textProblems(req: Request): Problem[] {
  const problems: Problem[] = []
  const { rawBody } = req.exchange
  if (rawBody?.includes('\\u') || rawBody?.includes(0)) collect(req.body, 'body', problems)
  collect(req.query, 'query', problems)
  return problems
}

/** The maximum nesting depth of a body; no schema of the contract is as deep. */
const maxDepth = 20

function collect(value: unknown, path: string, problems: Problem[], depth = 0): void {
  if (problems.length >= maxProblems) return
  if (depth > maxDepth) {
    problems.push({ path, code: 'too_many', message: `must not have more than ${maxDepth} levels` })
    return
  }
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      problems.push({ path, code: 'invalid', message: 'must not contain U+0000 or lone surrogates' })
    }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, `${path}[${index}]`, problems, depth + 1)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      collect(name, path, problems)
      collect(member, `${path}.${name}`, problems, depth + 1)
    }
  }
}
