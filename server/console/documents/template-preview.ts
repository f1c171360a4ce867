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

/** Previews the document that a template produces for one person. Nothing is stored. */
export const templatePreviewPage = consolePage({
  path: '/documents/templates/:template_id/preview',
  maxFormBytes: 512 * 1024,
  show: async (visit, submission) => {
    const { api, address } = visit
    const template = await api.documentTemplates.get(pathId(visit, 'template_id'))
    const list = '/console/documents/templates'
    const trail = [
      [list, text('templates.title')],
      [`${list}/${template.id}`, template.name],
    ] as const
    const person = await findPerson(visit)
    if (person === undefined) {
      return { title: text('templates.preview.person'), trail, content: await choosePerson(visit) }
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
          token: visit.formToken,
          submission,
          fields: [hidden('person', person.id), mergeDataFields(data, toPlaceholder)],
          afterSubmit: html`<a href="${list}/${template.id}">${text('templates.preview.back')}</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    preview: async (visit, form) => {
      const body = { person_id: form.number('person'), merge_data: readMergeData(form) }
      const file = await visit.api.documentTemplates.preview(pathId(visit, 'template_id'), body)
      return { file, name: 'preview.pdf', isInline: true }
    },
  },
})

/** The person in the query, or any person of the business; undefined during a search. */
async function findPerson(visit: PageContext) {
  const id = queryParameter(visit, 'person_id')
  if (id !== undefined) return await visit.api.people.get(Number(id))
  if (visit.address.searchParams.has('q')) return undefined
  const { data } = await visit.api.people.list({ limit: 1, status: 'active' })
  return data[0]
}
