import { violatedConstraint } from '../db/failures.ts'
import { conflict, type Problem } from './errors.ts'

/**
 * Turns the violation of a constraint into a 409 that says what clashes.
 *
 * @param words - constraint → the place in the request and the words for it
 * @throws {ApiError} 409 for a constraint among `words`; any other error as it is
 */
export async function orConflict<T>(work: Promise<T>, words: Record<string, Problem>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const problem = words[violatedConstraint(error) ?? '']
    throw problem ? conflict(problem.message, [problem]) : error
  }
}
