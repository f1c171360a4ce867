import type { Person } from '../../../sdk/src/index.ts'
import { facts } from '../../pages/components.ts'
import { fileField, form, hidden, input, type Submission } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { FormProblem } from '../form-problem.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import { choosePerson } from '../people/choose-person.ts'
import { fullName } from '../people/person-name.ts'
import { fileNowField, readSigning, signerFields, signingOrderField } from './signer-fields.ts'

const path = '/console/documents/upload'
const trail = () => [['/console/documents', text('documents.title')]] as const

/** The page that creates a document from an uploaded PDF or image. */
export const uploadDocumentPage = consolePage({
  path: '/documents/upload',
  upload: { field: 'file', maxBytes: 10 * 1024 * 1024, needs: 'documents:write' },
  show: async (context, submission) => {
    const person_id = queryParameter(context, 'person_id')
    if (person_id === undefined) {
      return { title: text('documents.upload.person'), trail: trail(), content: await choosePerson(context) }
    }
    return uploadForm(context, await context.api.people.get(Number(person_id)), submission)
  },
  actions: {
    upload: async ({ api }, form) => {
      const file = form.file('file')
      if (file === undefined) throw new FormProblem('file', text('documents.upload.file.missing'))
      const external_id = form.optional('external_id')
      const body = {
        file,
        person_id: form.number('person_id'),
        title: form.text('title'),
        ...readSigning(form),
        ...(external_id !== undefined && { external_id }),
      }
      const { id, status } = await api.documents.upload(body, form.idempotency)
      const notice = text(status === 'filed' ? 'documents.finish.done' : 'documents.upload.draft')
      return { goTo: `/console/documents/${id}`, notice }
    },
  },
})

const uploadForm = ({ formToken: token }: PageContext, person: Person, submission?: Submission): PageContent => ({
  title: text('documents.upload.for', { name: fullName(person) }),
  trail: trail(),
  content: html`<div class="narrow">
    ${facts([
      [text('pages.person'), rich('documents.create.changePerson', { name: fullName(person), other: linkTo(path) })],
    ])}
    ${form({
      action: 'upload',
      submit: text('documents.upload.submit'),
      token,
      submission,
      isMultipart: true,
      fields: [
        hidden('person_id', person.id),
        fileField('file', text('documents.upload.file'), {
          accept: '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg',
          hint: text('documents.upload.file.hint'),
        }),
        input('title', text('pages.title'), { maxlength: 200, hint: text('documents.form.title.hint') }),
        signerFields('signers', [{ name: fullName(person), email: person.email }]),
        signingOrderField(),
        input('external_id', text('documents.fact.externalId'), {
          optional: true,
          maxlength: 200,
          hint: text('documents.form.externalId.hint'),
        }),
        fileNowField(),
      ],
      afterSubmit: html`<a href="/console/documents">${text('pages.cancel')}</a>`,
    })}
  </div>`,
})
