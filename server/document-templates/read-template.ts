import { validationFailed } from '../operation/errors.ts'
import type { Rules } from '../operation/rules.ts'
import type { Work } from '../operation/work.ts'
import { checkCustomFields } from './custom-field-values.ts'

interface TemplateText {
  body: string
  merge_fields: string[]
}

/**
 * Checks the text of a template. The checker, which parses fonts, is loaded on first use.
 *
 * @param before - the template before the change; undefined for a new one
 * @throws {ApiError} 422 with all problems
 */
export async function readTemplate(work: Work, body: string, before?: TemplateText): Promise<TemplateText> {
  const { checkTemplate } = await import('./check-template.ts')
  const { merge_fields, problems } = await checkTemplate(body)
  if (problems.length > 0) throw validationFailed(problems)
  await checkCustomFields(work, merge_fields, before?.merge_fields ?? [])
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
