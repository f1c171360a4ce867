import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { Outcome } from '../console-page.ts'
import { FormProblem } from '../form-problem.ts'
import type { PageContext } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { placeholdersFor } from './merge-fields.ts'

/** Renders a button that opens the preview in a new tab, so that the input is preserved. */
export const previewButton = (): Html =>
  html`<button name="action" value="preview" class="second" formtarget="_blank">${text('templates.preview')}</button>`

/** Previews the submitted text of a template, stored or not, for one person of the business. */
export async function previewInput({ api }: PageContext, form: SubmittedForm): Promise<Outcome> {
  const [person] = (await api.people.list({ limit: 1, status: 'active' })).data
  if (person === undefined) throw new FormProblem('body', text('templates.preview.noPeople'))
  const body = form.text('body')
  const title = form.optional('name')
  const draft = { person_id: person.id, body, merge_data: placeholdersFor(body), ...(title !== undefined && { title }) }
  return { file: await api.documentTemplates.previewText(draft), name: 'preview.pdf', isInline: true }
}
