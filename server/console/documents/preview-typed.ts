import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { Outcome } from '../console-page.ts'
import { FormProblem } from '../form-problem.ts'
import type { PageContext } from '../page-context.ts'
import type { SentForm } from '../sent-form.ts'
import { placeholdersFor } from './merge-fields.ts'

/** Opens in a new tab, so that the input stays. */
export const previewButton = (): Html =>
  html`<button name="action" value="preview" class="second" formtarget="_blank">${text('templates.preview')}</button>`

/** Shows the text of a template as it is typed, saved or not, for one person of the business. */
export async function previewTyped({ api }: PageContext, form: SentForm): Promise<Outcome> {
  const [person] = (await api.people.list({ limit: 1, status: 'active' })).data
  if (person === undefined) throw new FormProblem('body', text('templates.preview.noPeople'))
  const body = form.text('body')
  const title = form.optional('name')
  const given = { person_id: person.id, body, merge_data: placeholdersFor(body), ...(title !== undefined && { title }) }
  return { file: await api.documentTemplates.previewText(given), name: 'preview.pdf', isInline: true }
}
