import { violatedConstraint } from '../db/failures.ts'
import { conflictAt, type Problem } from './errors.ts'

/**
 * Converts the violation of a constraint into a 409 that describes the conflict.
 *
 * @param words - the problem for each constraint, by constraint name
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
