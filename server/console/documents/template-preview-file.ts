import { consolePage } from '../console-page.ts'
import { pathId } from '../page-context.ts'
import { dataFieldNames, toPlaceholder } from './merge-fields.ts'
import { findPerson } from './template-preview.ts'

/** The file that a template produces for one person, with placeholders for the merge data. Nothing is stored. */
export const templatePreviewFilePage = consolePage({
  path: '/documents/templates/:template_id/preview.pdf',
  show: async (context) => {
    const id = pathId(context, 'template_id')
    const [template, person] = await Promise.all([context.api.documentTemplates.get(id), findPerson(context)])
    if (person === undefined) return { goTo: `/console/documents/templates/${id}/preview` }
    const merge_data = Object.fromEntries(dataFieldNames(template).map((name) => [name, toPlaceholder(name)]))
    const file = await context.api.documentTemplates.preview(id, { person_id: person.id, merge_data })
    return { file, name: 'preview.pdf', isInline: true }
  },
})
