import { linkButton, question } from '../../pages/components.ts'
import { type Field, form, hidden, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import type { Column } from '../../pages/table.ts'
import type { PageContext } from '../page-context.ts'

/** A department or a location. */
interface Place {
  id: number
  name: string
  version: number
}

/** After somebody else's change the form is shown with what was typed, above the list with what is there now. */
export const changePlace = (
  { formToken: token, address: { pathname } }: PageContext,
  { id, name, version }: Place,
  fields: Field,
  tried?: Tried,
): Html =>
  html`<section class="panel" aria-labelledby="change">
    <h2 id="change">Change “${name}”</h2>
    ${form({
      action: 'change',
      submit: 'Save',
      token,
      tried,
      fields: [hidden('id', id), hidden('version', version), fields],
      beside: html`<a href="${pathname}">Cancel</a>`,
    })}
  </section>`

/**
 * What can be done with a place.
 *
 * @param options.filter - the filter of the list of people that it is
 * @param options.condition - when it can be deleted
 */
export const placeActions = (
  { formToken: token, address: { pathname } }: PageContext,
  { filter, condition }: { filter: 'department_id' | 'location_id'; condition: string },
): Column<Place> => ({
  title: 'Actions',
  isTitleHidden: true,
  cell: ({ id, name, version }) => html`<div class="actions">
    <a href="/console/people?${filter}=${id}">People</a>
    ${linkButton(`${pathname}?change=${id}`, 'Change')}
    ${question(`delete-${id}`, {
      button: 'Delete …',
      title: `Delete “${name}”?`,
      content: html`<p>${condition}</p>
        ${form({
          action: 'delete',
          submit: 'Delete',
          token,
          kind: 'danger',
          fields: [hidden('id', id), hidden('version', version)],
        })}`,
    })}
  </div>`,
})
