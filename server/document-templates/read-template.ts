import { validationFailed } from '../operation/errors.ts'
import type { Rules } from '../operation/rules.ts'

/**
 * Checks the text of a template. The checker, which parses fonts, is loaded on first use.
 *
 * @throws {ApiError} 422 with all problems
 */
export async function readTemplate(body: string): Promise<{ body: string; merge_fields: string[] }> {
  const { checkTemplate } = await import('./check-template.ts')
  const { merge_fields, problems } = await checkTemplate(body)
  if (problems.length > 0) throw validationFailed(problems)
  return { body, merge_fields }
}

/** Validates the text of a template in a request. */
export const templateRules: Rules<
  | 'documentTemplates.create'
  | 'documentTemplates.update'
  | 'documentTemplates.preview'
  | 'documentTemplates.previewText'
> = async ({ body: { body } }) => {
  if (body === undefined) return []
  const { checkTemplate } = await import('./check-template.ts')
  return (await checkTemplate(body)).problems
}
