import { validationFailed } from '../operation/errors.ts'
import { checkTemplate } from './check-template.ts'

/**
 * Reads a text that is not saved as a template.
 *
 * @throws {ApiError} 422 for what no template can have
 */
export function readTemplate(body: string): { body: string; merge_fields: string[] } {
  const { merge_fields, problems } = checkTemplate(body)
  if (problems.length > 0) throw validationFailed(problems)
  return { body, merge_fields }
}
