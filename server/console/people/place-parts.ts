import { linkButton, question } from '../../pages/components.ts'
import { type Field, form, hidden, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import type { Column } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'

/** The common members of a department and a location. */
interface Place {
  id: number
  name: string
  version: number
}

/**
 * Returns the form above the list that changes a department or location. After a conflict, the form contains the input,
 * and the list contains the stored values.
 */
export const changePlace = (
  { formToken: token, address: { pathname } }: PageContext,
  { id, name, version }: Place,
  fields: Field,
  submission?: Submission,
): Html =>
  html`<section class="panel" aria-labelledby="change">
    <h2 id="change">${text('workplaces.editTitle', { name })}</h2>
    ${form({
      action: 'change',
      submit: text('pages.save'),
      token,
      submission,
      fields: [hidden('id', id), hidden('version', version), fields],
      afterSubmit: html`<a href="${pathname}">${text('pages.cancel')}</a>`,
    })}
  </section>`

/**
 * Renders the actions on a department or location.
 *
 * @param options.filter - the query parameter that selects it in the list of people
 * @param options.condition - the condition for deleting it, as a sentence
 */
export const placeActions = (
  { formToken: token, address: { pathname } }: PageContext,
  { filter, condition }: { filter: 'department_id' | 'location_id'; condition: string },
): Column<Place> => ({
  title: text('workplaces.actions'),
  isTitleHidden: true,
  cell: ({ id, name, version }) => html`<div class="actions">
    <a href="/console/people?${filter}=${id}">${text('workplaces.people')}</a>
    ${linkButton(`${pathname}?change=${id}`, text('pages.edit'))}
    ${question(`delete-${id}`, {
      button: text('workplaces.deleteButton'),
      title: text('workplaces.deleteTitle', { name }),
      content: html`<p>${condition}</p>
        ${form({
          action: 'delete',
          submit: text('pages.delete'),
          token,
          kind: 'danger',
          fields: [hidden('id', id), hidden('version', version)],
        })}`,
    })}
  </div>`,
})
