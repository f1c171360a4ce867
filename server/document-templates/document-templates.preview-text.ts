import { operation } from '../operation/operation.ts'
import { file } from '../operation/response.ts'
import { printTemplate } from './print-template.ts'
import { readTemplate, templateRules } from './read-template.ts'

/** Renders a document from an unsaved template. Nothing is stored. */
export const documentTemplatesPreviewText = operation(
  'documentTemplates.previewText',
  templateRules,
  async (work, { body }) => {
    const { person_id, title = 'Preview', merge_data = {} } = body
    const template = await readTemplate(work, body.body)
    const { file: content } = await printTemplate(work, { template, person_id, title, merge_data })
    return file({ name: 'document-template-preview.pdf', content })
  },
)
