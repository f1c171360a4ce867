import { operation } from '../operation/operation.ts'
import { file } from '../operation/response.ts'
import { printTemplate } from './print-template.ts'
import { readTemplate, templateRules } from './read-template.ts'
import { findTemplate } from './select-templates.ts'

/** Renders a document from a template, or from an unsaved change to the template. Nothing is stored. */
export const documentTemplatesPreview = operation(
  'documentTemplates.preview',
  templateRules,
  async (work, { path: { id }, body }) => {
    const { person_id, title, merge_data = {} } = body
    const saved = await findTemplate(work, id)
    const template = body.body === undefined ? saved : await readTemplate(work, body.body, saved)
    const { file: content } = await printTemplate(work, { template, person_id, title: title ?? saved.name, merge_data })
    return file({ name: `document-template-${id}-preview.pdf`, content })
  },
)
