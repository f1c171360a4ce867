import { validationFailed } from '../operation/errors.ts'

/**
 * Reads the text of a template. What knows the letters of the papers is loaded with the first.
 *
 * @throws {ApiError} 422 for what no template can have
 */
export async function readTemplate(body: string): Promise<{ body: string; merge_fields: string[] }> {
  const { checkTemplate } = await import('./check-template.ts')
  const { merge_fields, problems } = checkTemplate(body)
  if (problems.length > 0) throw validationFailed(problems)
  return { body, merge_fields }
}
