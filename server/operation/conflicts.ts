import { violatedConstraint } from '../db/failures.ts'
import { conflictAt, type Problem } from './errors.ts'

/**
 * Turns the violation of a constraint into a 409 that names the conflict.
 *
 * @param words - maps a constraint to the problem
 * @throws {ApiError} 409 for a constraint in `words`; other errors are thrown unchanged
 */
export async function orConflict<T>(work: Promise<T>, words: Record<string, Problem>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const problem = words[violatedConstraint(error) ?? '']
    throw problem ? conflictAt(problem) : error
  }
}
