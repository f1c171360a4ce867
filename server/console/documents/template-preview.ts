import { facts } from '../../pages/components.ts'
import { form, hidden } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { type PageContext, pathId, queryParameter } from '../page-context.ts'
import { choosePerson } from '../people/choose-person.ts'
import { fullName } from '../people/person-name.ts'
import { dataFieldNames, mergeDataFields, readMergeData, toPlaceholder } from './merge-fields.ts'

/** The page that previews the document that a template produces for one person. Nothing is stored. */
export const templatePreviewPage = consolePage({
  path: '/documents/templates/:template_id/preview',
  maxFormBytes: 512 * 1024,
  show: async (context, submission) => {
    const { api, address } = context
    const template = await api.documentTemplates.get(pathId(context, 'template_id'))
    const list = '/console/documents/templates'
    const trail = [
      [list, text('templates.title')],
      [`${list}/${template.id}`, template.name],
    ] as const
    const person = await findPerson(context)
    if (person === undefined) {
      return { title: text('templates.preview.person'), trail, content: await choosePerson(context) }
    }
    const data = dataFieldNames(template)
    return {
      title: text('templates.preview.title', { name: template.name }),
      trail,
      content: html`<div class="narrow">
        ${facts([
          [text('templates.revision'), template.revision],
          [
            text('pages.person'),
            rich('templates.preview.changePerson', {
              name: fullName(person),
              other: linkTo(`${address.pathname}?q=`),
            }),
          ],
        ])}
        ${form({
          action: 'preview',
          submit: text('templates.preview.submit'),
          token: context.formToken,
          submission,
          fields: [hidden('person', person.id), mergeDataFields(data, toPlaceholder)],
          afterSubmit: html`<a href="${list}/${template.id}">${text('templates.preview.back')}</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    preview: async (context, form) => {
      const body = { person_id: form.number('person'), merge_data: readMergeData(form) }
      const file = await context.api.documentTemplates.preview(pathId(context, 'template_id'), body)
      return { file, name: 'preview.pdf', isInline: true }
    },
  },
})

/** Returns the person in the query, or any person of the business; undefined during a search. */
export async function findPerson(context: PageContext) {
  const id = queryParameter(context, 'person_id')
  if (id !== undefined) return await context.api.people.get(Number(id))
  if (context.address.searchParams.has('q')) return undefined
  const { data } = await context.api.people.list({ limit: 1, status: 'active' })
  return data[0]
}
