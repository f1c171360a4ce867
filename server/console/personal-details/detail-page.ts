import type { Person } from '../../../sdk/src/index.ts'
import { type Field, form, type Submission } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { PageContent } from '../console-page.ts'
import { editRecordPage } from '../edit-record-page.ts'
import { type PageContext, pathId } from '../page-context.ts'
import { personTrail } from '../people/person-name.ts'

/** The tab with the personal details of the person in the path. */
export const detailsAddress = (context: PageContext): string => `/console/people/${pathId(context)}/personal`

interface DetailPage {
  person: Person
  title: string
  fields: readonly Field[]
  submission: Submission | undefined
}

/** Returns the breadcrumbs of a page below the tab. */
export const detailTrail = (context: PageContext, person: Person): PageContent['trail'] => [
  ...personTrail(person),
  [detailsAddress(context), text('person.tab.personal')],
]

/** Renders the page that adds a personal detail. */
export const newDetailPage = (
  context: PageContext,
  { person, title, fields, submission }: DetailPage,
): PageContent => ({
  title,
  trail: detailTrail(context, person),
  content: html`<div class="narrow">
    ${form({
      action: 'create',
      submit: text('person.details.add'),
      token: context.formToken,
      submission,
      fields,
      afterSubmit: html`<a href="${detailsAddress(context)}">${text('pages.cancel')}</a>`,
    })}
  </div>`,
})

/**
 * Renders the page that changes or deletes a personal detail.
 *
 * @param page.deletion - the question before the deletion
 */
export const editDetailPage = (
  context: PageContext,
  { person, deletion, ...detail }: DetailPage & { version: number; deletion: string },
): PageContent =>
  editRecordPage(context, {
    ...detail,
    trail: detailTrail(context, person),
    back: detailsAddress(context),
    width: 'narrow',
    deletion: {
      button: text('person.details.deleteButton'),
      title: deletion,
      lead: text('person.details.deleteLead'),
      submit: text('person.details.delete'),
    },
  })
