import type { DocumentTemplate, Person } from '../../../sdk/src/index.ts'
import { emptyState, facts, linkButton, notice } from '../../pages/components.ts'
import { type Field, form, hidden, input, problemAt, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import { choosePerson } from '../people/choose-person.ts'
import { fullName } from '../people/person-name.ts'
import { previewInFrame, withPreview } from './embedded-file.ts'
import { dataFieldList, dataFieldNames, mergeDataFields, missingFields, readMergeData } from './merge-fields.ts'
import { fileNowField, readSigning, signerFields, signingOrderField } from './signer-fields.ts'

const path = '/console/documents/new'
const trail = () => [['/console/documents', text('documents.title')]] as const

/** The page that creates a document in three steps: person, template and values. The query contains the choices. */
export const newDocumentPage = consolePage({
  path: '/documents/new',
  maxFormBytes: 1024 * 1024,
  show: async (context, submission) => {
    const { api } = context
    const person_id = queryParameter(context, 'person_id')
    if (person_id === undefined) {
      return {
        title: text('documents.create.person'),
        trail: trail(),
        content: await choosePerson(context, ['template_id']),
      }
    }
    const person = await api.people.get(Number(person_id))
    const template_id = queryParameter(context, 'template_id')
    if (template_id === undefined) return await chooseTemplate(context, person)
    return valuesPage(context, { person, template: await api.documentTemplates.get(Number(template_id)) }, submission)
  },
  actions: {
    preview: async ({ api }, form) => {
      const body = {
        person_id: form.number('person_id'),
        title: form.text('title'),
        merge_data: readMergeData(form),
      }
      const file = await api.documentTemplates.preview(form.number('template_id'), body)
      return { file, name: 'preview.pdf', isInline: true }
    },
    create: async ({ api }, form) => {
      const document = await api.documents.create(
        {
          template_id: form.number('template_id'),
          person_id: form.number('person_id'),
          title: form.text('title'),
          merge_data: readMergeData(form),
          ...readSigning(form),
          ...(form.optional('external_id') !== undefined && { external_id: form.text('external_id') }),
        },
        form.idempotency,
      )
      return {
        goTo: `/console/documents/${document.id}`,
        notice: text(document.status === 'filed' ? 'documents.create.filed' : 'documents.create.draft'),
      }
    },
  },
})

async function chooseTemplate(context: PageContext, person: Person): Promise<PageContent> {
  const { api, address } = context
  const page = await api.documentTemplates.list(listQuery(address))
  const { data } = page
  const person_id = person.id
  return {
    title: text('documents.create.for', { name: fullName(person) }),
    trail: trail(),
    headerActions: linkButton(`/console/documents/upload?person_id=${person_id}`, text('documents.create.upload')),
    content: html`<p class="lead">${rich('documents.create.template', { other: linkTo(path) })}</p>
      ${table(
        data,
        [
          {
            title: text('templates.template'),
            cell: ({ id, name }) => html`<a href="${path}?person_id=${person_id}&template_id=${id}">${name}</a>`,
          },
          { title: text('templates.revision'), cell: ({ revision }) => revision },
          { title: text('templates.toFillIn'), cell: dataFieldList },
        ],
        {
          caption: text('documents.create.template.caption'),
          empty: emptyState(
            text('templates.none'),
            html`<p>${text('templates.none.text')}</p>
              ${linkButton('/console/documents/templates/new', text('templates.new'))}`,
          ),
        },
      )}
      ${pager(context, page)}`,
  }
}

interface Selection {
  person: Person
  template: DocumentTemplate
}

function valuesPage(
  { formToken: token }: PageContext,
  { person, template }: Selection,
  submission?: Submission,
): PageContent {
  const data = dataFieldNames(template)
  const missing = missingFields(template, person)
  const canPreview = missing.length === 0
  const content = html`${facts([
    [
      text('pages.person'),
      rich('documents.create.changePerson', {
        name: fullName(person),
        other: linkTo(`${path}?template_id=${template.id}`),
      }),
    ],
    [
      text('templates.template'),
      rich('documents.create.changeTemplate', {
        name: template.name,
        revision: template.revision,
        other: linkTo(`${path}?person_id=${person.id}`),
      }),
    ],
  ])}
      ${missingNotice(missing, person)}
      ${form({
        action: 'create',
        submit: text('documents.create.submit'),
        token,
        submission,
        fields: [
          personField(person.id),
          hidden('template_id', template.id),
          input('title', text('pages.title'), {
            value: template.name,
            maxlength: 200,
            hint: text('documents.form.title.hint'),
          }),
          mergeDataFields(data, () => undefined),
          signerFields('signers', [{ name: fullName(person), email: person.email }]),
          signingOrderField(),
          input('external_id', text('documents.fact.externalId'), {
            optional: true,
            maxlength: 200,
            hint: text('documents.form.externalId.hint'),
          }),
          fileNowField(),
        ],
        afterSubmit: html`${canPreview && previewInFrame()} <a href="/console/documents">${text('pages.cancel')}</a>`,
      })}`
  return {
    title: text('documents.create.for', { name: fullName(person) }),
    trail: trail(),
    content: canPreview
      ? withPreview(content, `/console/documents/templates/${template.id}/preview.pdf?person_id=${person.id}`)
      : html`<div class="narrow">${content}</div>`,
  }
}

/** Renders a problem with the person's record, for which this page has no field. */
const personField =
  (id: number): Field =>
  (state) =>
    html`${hidden('person_id', id)(state)}${problemAt('person_id', text('pages.person'))(state)}`

function missingNotice(missing: readonly string[], person: Person): Html | false {
  if (missing.length === 0) return false
  return notice(
    html`<p>${rich('documents.create.missing', {
      name: fullName(person),
      fields: missing.join(', '),
      record: linkTo(`/console/people/${person.id}`),
    })}</p>`,
    'warn',
  )
}
