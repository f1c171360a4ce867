import type { Person } from '../../../sdk/src/index.ts'
import { facts } from '../../pages/components.ts'
import { fileField, form, hidden, input, type Tried } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { consolePage, type Shown } from '../console-page.ts'
import { FormProblem } from '../form-problem.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import { choosePerson } from '../people/choose-person.ts'
import { fullName } from '../people/person-name.ts'
import { filedAtOnceField, signerFields, signingOf, signingOrderField } from './signer-fields.ts'

const path = '/console/documents/upload'
const trail = [['/console/documents', 'Documents']] as const

/** Makes a document from a PDF or a picture that somebody else made. */
export const uploadDocumentPage = consolePage({
  path: '/documents/upload',
  upload: { field: 'file', maxBytes: 10 * 1024 * 1024, needs: 'documents:write' },
  show: async (visit, tried) => {
    const person_id = queryParameter(visit, 'person_id')
    if (person_id === undefined) {
      return { title: 'Who is the file for?', trail, content: await choosePerson(visit) }
    }
    return chosen(visit, await visit.api.people.get(Number(person_id)), tried)
  },
  actions: {
    upload: async ({ api }, form) => {
      const file = form.file('file')
      if (file === undefined) throw new FormProblem('file', 'Choose a PDF or a picture.')
      const external_id = form.optional('external_id')
      const body = {
        file,
        person_id: form.number('person_id'),
        title: form.text('title'),
        ...signingOf(form),
        ...(external_id !== undefined && { external_id }),
      }
      const { id, status } = await api.documents.upload(body, form.once)
      const notice =
        status === 'filed' ? 'The document is filed.' : 'The document is here. Send it when it is to be signed.'
      return { goTo: `/console/documents/${id}`, notice }
    },
  },
})

const chosen = ({ formToken: token }: PageContext, person: Person, tried?: Tried): Shown => ({
  title: `A file for ${fullName(person)}`,
  trail,
  content: html`<div class="narrow">
    ${facts([['For', html`${fullName(person)} – <a href="${path}">choose somebody else</a>`]])}
    ${form({
      action: 'upload',
      submit: 'Upload it',
      token,
      tried,
      isMultipart: true,
      fields: [
        hidden('person_id', person.id),
        fileField('file', 'PDF or picture', {
          accept: '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg',
          hint: 'At most 10 MB, without scripts, form fields and comments. Printing such a file to a new PDF removes them. A picture becomes a page.',
        }),
        input('title', 'Title', { maxlength: 200, hint: 'Signers see it, in mails too.' }),
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
})
