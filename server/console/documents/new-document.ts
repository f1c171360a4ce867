import type { DocumentTemplate, Person } from '../../../sdk/src/index.ts'
import { emptyState, facts, linkButton, notice } from '../../pages/components.ts'
import { type Field, form, hidden, input, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage, type Shown } from '../console-page.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import { choosePerson } from '../people/choose-person.ts'
import { fullName } from '../people/person-name.ts'
import { dataFieldsOf, mergeDataFields, mergeDataOf, missingOf, toFillIn } from './merge-fields.ts'
import { filedAtOnceField, signerFields, signingOf, signingOrderField } from './signer-fields.ts'

const path = '/console/documents/new'
const trail = [['/console/documents', 'Documents']] as const

/** Makes a document in three steps: for whom, from what, and with which values. Each is in the address. */
export const newDocumentPage = consolePage({
  path: '/documents/new',
  maxFormBytes: 1024 * 1024,
  show: async (visit, tried) => {
    const { api } = visit
    const person_id = queryParameter(visit, 'person_id')
    if (person_id === undefined) {
      return {
        title: 'Who is the document for?',
        trail,
        content: await choosePerson(visit, ['template_id']),
      }
    }
    const person = await api.people.get(Number(person_id))
    const template_id = queryParameter(visit, 'template_id')
    if (template_id === undefined) return await chooseTemplate(visit, person)
    return filledIn(visit, { person, template: await api.documentTemplates.get(Number(template_id)) }, tried)
  },
  actions: {
    create: async ({ api }, form) => {
      const document = await api.documents.create(
        {
          template_id: form.number('template_id'),
          person_id: form.number('person_id'),
          title: form.text('title'),
          merge_data: mergeDataOf(form),
          ...signingOf(form),
          ...(form.optional('external_id') !== undefined && { external_id: form.text('external_id') }),
        },
        form.once,
      )
      return {
        goTo: `/console/documents/${document.id}`,
        notice:
          document.status === 'filed'
            ? 'The document is made and filed.'
            : 'The draft is made. Look at its file, then send it to be signed.',
      }
    },
  },
})

async function chooseTemplate({ api, address }: PageContext, person: Person): Promise<Shown> {
  const { data, nextCursor } = await api.documentTemplates.list({ cursor: queryParameter({ address }, 'cursor') })
  const person_id = person.id
  return {
    title: `A document for ${fullName(person)}`,
    trail,
    beside: linkButton(`/console/documents/upload?person_id=${person_id}`, 'Upload a file instead'),
    content: html`<p class="lead">Choose a template. <a href="${path}">Choose somebody else</a></p>
      ${table(
        data,
        [
          {
            title: 'Template',
            cell: ({ id, name }) => html`<a href="${path}?person_id=${person_id}&template_id=${id}">${name}</a>`,
          },
          { title: 'Revision', cell: ({ revision }) => revision },
          { title: 'To fill in', cell: toFillIn },
        ],
        {
          caption: 'Templates to choose from',
          empty: emptyState(
            'No templates yet',
            html`<p>A template is a text with fields that are filled in for each person.</p>
              ${linkButton('/console/documents/templates/new', 'New template')}`,
          ),
        },
      )}
      ${pager(address, nextCursor)}`,
  }
}

interface Chosen {
  person: Person
  template: DocumentTemplate
}

function filledIn({ formToken: token }: PageContext, { person, template }: Chosen, tried?: Tried): Shown {
  const data = dataFieldsOf(template)
  return {
    title: `A document for ${fullName(person)}`,
    trail,
    content: html`<div class="narrow">
      ${facts([
        ['For', html`${fullName(person)} – <a href="${path}?template_id=${template.id}">choose somebody else</a>`],
        [
          'Template',
          html`${template.name}, revision ${template.revision} – <a href="${path}?person_id=${person.id}">choose another</a>`,
        ],
      ])}
      ${missingNotice(template, person)}
      ${form({
        action: 'create',
        submit: 'Make the document',
        token,
        tried,
        fields: [
          personField(person.id),
          hidden('template_id', template.id),
          input('title', 'Title', { value: template.name, maxlength: 200, hint: 'Signers see it, in mails too.' }),
          mergeDataFields(data, () => undefined),
          signerFields('signers', [{ name: fullName(person), email: person.email }]),
          signingOrderField(),
          filedAtOnceField,
          input('external_id', 'External id', {
            optional: true,
            maxlength: 200,
            hint: 'What another system calls it.',
          }),
        ],
        beside: html`<a href="/console/documents">Cancel</a>`,
      })}
    </div>`,
  }
}

/** What is wrong with the record of the person is about no field that is seen. */
const personField =
  (id: number): Field =>
  ({ tried }) =>
    html`<input type="hidden" name="person_id" value="${id}">${
      tried?.problems.person_id !== undefined && html`<p class="problem">${tried.problems.person_id}</p>`
    }`

function missingNotice(template: DocumentTemplate, person: Person): Html | false {
  const missing = missingOf(template, person)
  if (missing.length === 0) return false
  return notice(
    html`<p>The template shows what the record of ${fullName(person)} does not have: <strong>${missing.join(', ')}</strong>.
      <a href="/console/people/${person.id}">Add it to the record</a> first.</p>`,
    'warn',
  )
}
