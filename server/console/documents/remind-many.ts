import type { Document } from '../../../sdk/src/index.ts'
import { form } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import type { Selection } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { actOnMany, selectedValue } from '../act-on-many.ts'
import type { PageContext } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'

const formId = 'remind-many'
const field = 'documents'

const mayRemind = ({ allowed_actions }: Document): boolean => allowed_actions.includes('remind')

/**
 * Whether the list offers reminders: the user may remind the signers of a document, and the business can send email,
 * because the links of many documents would not fit on one page.
 */
export const offersReminders = ({ me }: PageContext, documents: readonly Document[]): boolean =>
  me.business.sends_mail && documents.some(mayRemind)

/**
 * Returns the checkboxes that select documents.
 *
 * @param name - returns the name of the person that a document is for
 */
export const reminderSelection = (name: (person_id: number) => string): Selection<Document> => ({
  form: formId,
  name: field,
  value: (document) => (mayRemind(document) ? selectedValue(document) : undefined),
  label: ({ title, person_id }) => text('documents.select', { title, name: name(person_id) }),
})

/** Renders the form below the table that reminds the signers of the selected documents. */
export const reminderForm = ({ formToken: token }: PageContext): Html =>
  html`${form({ action: 'remind-selected', submit: text('documents.remind.submit'), kind: 'second', token, id: formId })}
    <p class="hint">${text('documents.remindSelected.hint')}</p>`

/**
 * Reminds the signers of the selected documents by email.
 *
 * @returns the result as text, or as a notice if the API refused some documents
 */
export const remindSelected = (
  context: PageContext,
  submitted: SubmittedForm,
): Promise<{ done: string } | { problem: Html }> => {
  const { api, formats } = context
  return actOnMany(context, submitted, {
    field,
    perform: ({ id }, options) => api.documents.remind(id, { delivery: 'mail' }, options),
    link: async (id) => html`<a href="/console/documents/${id}">${(await api.documents.get(id)).title}</a>`,
    texts: {
      selectAny: text('documents.selectAny'),
      selectFewer: (max) => text('documents.selectFewer', { max }),
      done: (count) => formats.text('documents.remindedMany', { count }),
      some: (done, refusals) => formats.text('documents.remindedSome', { done, refused: refusals }),
    },
  })
}
