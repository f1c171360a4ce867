import { violatedConstraint } from '../db/failures.ts'
import { conflict, type Problem } from './errors.ts'

/**
 * Turns the violation of a constraint into a 409 that names the conflict.
 *
 * @param words - maps a constraint to a place in the request and a message, or to a message about what the path names
 * @throws {ApiError} 409 for a constraint in `words`; other errors are thrown unchanged
 */
export async function orConflict<T>(work: Promise<T>, words: Record<string, Problem | string>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const problem = words[violatedConstraint(error) ?? '']
    if (typeof problem === 'string') throw conflict(problem)
    throw problem ? conflict(problem.message, [problem]) : error
  }
}
